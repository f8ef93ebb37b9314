import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { Plan } from 'contract/draft';
import type { FieldValue } from 'contract/entry-body';
import { useState } from 'react';
import { usePlans, usePublications } from '~/admin/data/drafts';
import { useOneAtATime } from '~/admin/data/one-at-a-time';
import { useDraftSync } from '~/admin/drafts/use-draft-sync';
import { BusyButton } from '~/admin/parts/busy-button';
import { longDate } from '~/admin/parts/dates';
import { LoadFailure } from '~/admin/parts/load-state';
import { Notice } from '~/admin/parts/notice';
import { useFailureNotice } from '~/admin/parts/notices';
import { Quote } from '~/admin/parts/quote';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { languageOf } from './change-place';
import { PlanForm } from './plan-form';
import { useChangeWords } from './use-change-words';
import { useProblemText } from './use-problem-text';

export function PlanList() {
  const { plans: words } = useTexts('admin-changes');
  const plans = usePlans();
  if (plans.isError) return <LoadFailure error={plans.error} onRetry={() => void plans.refetch()} />;
  if (!plans.data?.length) return null;
  return (
    <section aria-labelledby="plans">
      <Heading as="h3" id="plans" fontSize="1.0625rem" mb="3">
        {words.title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="4">
        {plans.data.map((plan) => (
          <Box as="li" key={plan.id} layerStyle="card" p={{ base: '3', sm: '4' }} minW="0">
            {plan.state === 'failed' ? <FailedPlan plan={plan} /> : <WaitingPlan plan={plan} />}
          </Box>
        ))}
      </Stack>
    </section>
  );
}

function useCancel() {
  const { plans: words } = useTexts('admin-changes');
  const sync = useDraftSync();
  const notifyFailure = useFailureNotice();
  const { cancel } = usePublications();
  const calls = useOneAtATime();
  const [isBusy, setBusy] = useState(false);
  const run = (plan: Plan) =>
    calls.once(async () => {
      setBusy(true);
      try {
        await cancel(plan);
        await sync.pull();
        if (plan.state === 'planned') notify({ title: words.cancelled, description: words.cancelledText });
      } catch (error) {
        notifyFailure(words.cancelFailed, error, 'unchanged');
      } finally {
        setBusy(false);
      }
    });
  return { isBusy, cancel: (plan: Plan) => void run(plan) };
}

function WaitingPlan({ plan }: { plan: Plan }) {
  const { plans: words, plan: planWords } = useTexts('admin-changes');
  const { entry: nameOf, label: labelOf, value: shownValue } = useChangeWords();
  const notifyFailure = useFailureNotice();
  const { move } = usePublications();
  const { isBusy, cancel } = useCancel();
  const [isMoving, setMoving] = useState(false);
  const when = fill(words.at, { date: longDate(plan.at) });
  const name = plan.name || when;
  const count = plan.entries.reduce((sum, { changes }) => sum + Object.keys(changes).length, 0);
  const save = async (at: string) => {
    try {
      await move(plan.id, { at });
      setMoving(false);
      notify({ title: words.moved, description: fill(planWords.savedText, { date: longDate(at) }) });
    } catch (error) {
      notifyFailure(planWords.failed, error, 'unchanged');
    }
  };
  return (
    <>
      <Text fontWeight="600" overflowWrap="anywhere">
        {name}
      </Text>
      <Text fontSize="0.875rem" color="fg.subtle">
        {plan.name !== '' && `${when}, `}
        {count === 1 ? words.count.one : fill(words.count.other, { count })}
      </Text>
      <details>
        <Box as="summary" cursor="pointer" py="2" fontSize="0.875rem" color="petrol">
          {words.show}
        </Box>
        <Stack gap="3">
          {plan.entries.map(({ kind, key, changes }) =>
            Object.entries(changes).map(([field, { to }]) => (
              <Quote
                key={`${kind} ${key} ${field}`}
                label={`${nameOf(kind, key)}, ${labelOf(kind, field)}`}
                language={languageOf(kind, field)}
              >
                {shownValue(kind, field, to)}
              </Quote>
            )),
          )}
        </Stack>
      </details>
      {isMoving ? (
        <PlanForm
          title={words.move}
          at={plan.at}
          isBusy={false}
          onSave={(at) => void save(at)}
          onCancel={() => setMoving(false)}
        />
      ) : (
        <Flex gap="3" mt="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            aria-label={fill(words.moveOf, { name })}
            onClick={() => setMoving(true)}
          >
            {words.move}
          </Button>
          <BusyButton
            size="sm"
            variant="outline"
            isBusy={isBusy}
            aria-label={fill(words.cancelOf, { name })}
            onClick={() => cancel(plan)}
          >
            {words.cancel}
          </BusyButton>
        </Flex>
      )}
    </>
  );
}

function FailedPlan({ plan }: { plan: Plan }) {
  const { plans: words, problems: problemWords } = useTexts('admin-changes');
  const { entry: nameOf, label: labelOf, value: shownValue } = useChangeWords();
  const problemText = useProblemText();
  const { isBusy, cancel } = useCancel();
  const title = fill(words.failedTitle, { date: longDate(plan.at) });
  const name = plan.name || title;
  return (
    <>
      <Notice
        status="error"
        borderRadius="control"
        overflowWrap="anywhere"
        title={plan.name ? `${plan.name}: ${title}` : title}
        text={words.failedText}
      />
      <Stack gap="4" mt="3">
        {plan.problems.map((problem) => {
          const { kind, key, name: field, mine, stored } = problem;
          const language = field === null ? null : languageOf(kind, field);
          const show = (value: FieldValue) => shownValue(kind, field ?? '', value);
          return (
            <Box key={`${kind} ${key} ${field}`} minW="0">
              <Text fontWeight="600" fontSize="0.875rem" overflowWrap="anywhere">
                {[nameOf(kind, key), field === null ? '' : labelOf(kind, field)].filter(Boolean).join(', ')}
              </Text>
              <Text fontSize="0.875rem">{problemText(problem)}</Text>
              <Grid gap="3" mt="2" templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
                {mine !== undefined && (
                  <Quote label={words.mine} language={language}>
                    {show(mine)}
                  </Quote>
                )}
                {stored !== undefined && (
                  <Quote label={problemWords.now} language={language}>
                    {show(stored)}
                  </Quote>
                )}
              </Grid>
            </Box>
          );
        })}
      </Stack>
      <BusyButton
        mt="3"
        size="sm"
        variant="outline"
        isBusy={isBusy}
        aria-label={fill(words.hideOf, { name })}
        onClick={() => cancel(plan)}
      >
        {words.hide}
      </BusyButton>
    </>
  );
}
