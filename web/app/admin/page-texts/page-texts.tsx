import { Box, Button, Flex, Grid, Heading, Switch, Text } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { PageText } from 'contract/page-text';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { usePageTexts } from '~/admin/data/page-texts';
import { DeviceSwitch, firstDevice } from '~/admin/pages-tab/device-switch';
import { BackButton } from '~/admin/parts/back-button';
import { ConflictPanel } from '~/admin/parts/conflict-panel';
import { FootBar } from '~/admin/parts/foot-bar';
import { LanguageChoice } from '~/admin/parts/language-choice';
import { languageName } from '~/admin/parts/language-name';
import { useAccount } from '~/admin/session/account';
import type { ShownText } from '~/features/text-preview/text-protocol';
import { sameText, type TextRef } from '~/features/text-preview/text-table';
import { contentOf } from '~/i18n/content-text';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { ContentPanel, type TextChoice } from './content-panel';
import { OpenChanges } from './open-changes';
import { PlaceChoice } from './place-choice';
import { SearchResult } from './search-result';
import { TextFrame } from './text-frame';
import { type ListedText, TextList } from './text-list';
import { fileIn } from './text-pages';
import { TextPanel } from './text-panel';
import { Translators } from './translators';
import { useContentDrafts } from './use-content-drafts';
import { useSaveTexts } from './use-save-texts';
import { refOfConflict, useTextChanges } from './use-text-changes';

interface PageTextsProps {
  /** A path without language, or a copy file (text-pages.ts). */
  textsOf: string;
  language: Language;
  onBack: () => void;
}

const textsOfFile = (file: PageText, language: Language): ShownText[] =>
  file.texts.map(({ key, languages }) => ({
    file: file.file,
    language,
    key,
    text: languages[language].stored ?? languages[language].builtIn,
    place: 'page',
  }));

const filesOf = (refs: readonly TextRef[]) =>
  refs.map(({ file }) => file).filter((file) => contentOf(file) === null);

/** Edits the texts of the copy in a picture of the page (docs/decisions/0060). */
export default function PageTexts({ textsOf, language, onBack }: PageTextsProps) {
  const words = useTexts('admin-page-texts');
  const { title, lead, leadFile, frame, list, panel, changes: changeWords } = words;
  const { back } = useTexts('admin-pages').list;
  const { may } = useAccount();
  const { navigate } = useAdminLocation();
  const file = fileIn(textsOf);
  const [shown, setShown] = useState<readonly ShownText[]>([]);
  const [picked, setPicked] = useState<readonly TextRef[]>([]);
  /** The last choice: words of the page under the pointer, none where a text was chosen in the list. */
  const [choice, setChoice] = useState<TextChoice>({ words: '' });
  const [pointed, setPointed] = useState<TextRef | null>(null);
  const [device, setDevice] = useState(firstDevice);
  const [isFollowing, setFollowing] = useState(false);
  const [isReady, setReady] = useState(false);
  const [loads, setLoads] = useState(0);
  const [returns, setReturns] = useState(0);
  const [isListing, setListing] = useState(false);
  /** Somebody has pointed at a text that is no part of the copy. */
  const [isElsewhere, setElsewhere] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const withoutFiles = useTextChanges(NO_FILES);
  const loaded = usePageTexts([
    ...new Set([
      ...(file === null ? [] : [file]),
      ...filesOf(picked),
      ...filesOf(shown),
      ...filesOf(withoutFiles.all),
    ]),
  ]);
  const changes = useTextChanges(loaded.files);
  const { save, problems, isSaving } = useSaveTexts(changes.settle);
  const [open] = picked.length === 1 ? picked : [];

  const go = (to: { textsOf?: string; language?: Language }) => {
    const isHere = (to.textsOf ?? textsOf) === textsOf && (to.language ?? language) === language;
    // The frame, which is there already, would never be ready again.
    if (isHere) return;
    setPicked([]);
    setShown([]);
    setReady(false);
    setPointed(null);
    navigate({ tab: 'pages', item: null, textsOf, language, ...to });
  };
  const pick = (refs: readonly TextRef[], under = '') => {
    setChoice({ words: under });
    setElsewhere(refs.length === 0);
    setListing(false);
    setPicked(refs);
  };
  const openText = (ref: TextRef) => {
    pick([ref]);
    setPointed(ref);
  };
  const reload = () => {
    setReady(false);
    setLoads(loads + 1);
  };
  const leave = () => {
    setPicked([]);
    setReturns(returns + 1);
  };

  const stored = file === null ? undefined : loaded.files.get(file);
  const texts = stored ? textsOfFile(stored, language) : shown;
  const listed = texts.map((text): ListedText => {
    const own = loaded.files.get(text.file)?.texts.find(({ key }) => key === text.key);
    const change = changes.find(text);
    return {
      ...text,
      ...(change && file !== null && { text: change.to ?? own?.languages[language].builtIn ?? text.text }),
      isChanged: change !== undefined,
      isOutdated: own?.languages[text.language].isOutdated ?? false,
    };
  });
  const drafts = [
    ...useContentDrafts(),
    ...changes.all.map((change) => {
      const text = loaded.files.get(change.file)?.texts.find(({ key }) => key === change.key);
      return {
        ...change,
        from: change.from ?? text?.languages[change.language].builtIn ?? null,
        isPlain: text?.placeholders.length === 0,
      };
    }),
  ];
  const isContent = open !== undefined && contentOf(open.file) !== null;
  const nameOf = ({ file: name, key, language: of }: TextRef) => `${name}, ${key} (${languageName(of)})`;

  return (
    <>
      <BackButton mb="3" onClick={onBack}>
        {back}
      </BackButton>
      <Heading as="h2" ref={heading} tabIndex={-1} fontSize="1.375rem">
        {title}
      </Heading>
      <Text color="fg.subtle" mb="4">
        {file === null ? lead : leadFile}
      </Text>
      <ConflictPanel
        form={changes.form}
        updatedBy={null}
        lastUpdated={null}
        labelOf={(name) => nameOf(refOfConflict(name))}
      />
      <Flex gap="2" wrap="wrap" align="center" mb="4">
        <PlaceChoice textsOf={textsOf} onChoice={(place) => go({ textsOf: place })} />
        <LanguageChoice
          label={words.choice.language}
          language={language}
          onChoice={(code) => go({ language: code })}
        />
        {file === null && (
          <>
            <DeviceSwitch device={device} onDevice={setDevice} />
            <ReloadButton onReload={reload} />
            <Switch.Root checked={isFollowing} onCheckedChange={({ checked }) => setFollowing(checked)}>
              <Switch.HiddenInput />
              <Switch.Control />
              <Switch.Label>{frame.follow}</Switch.Label>
            </Switch.Root>
          </>
        )}
      </Flex>
      <Translators language={language} onImported={reload} />
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: file === null ? 'minmax(0, 1fr) 24rem' : '24rem minmax(0, 1fr)',
        }}
      >
        {file === null && (
          <Box position={{ lg: 'sticky' }} top="4">
            <Box
              h={{ base: '60vh', lg: 'calc(100vh - 12rem)' }}
              border="1px solid"
              borderColor="border"
              borderRadius="card"
              overflow="hidden"
            >
              <TextFrame
                key={loads}
                path={textsOf}
                language={language}
                device={device}
                drafts={drafts}
                pointed={pointed}
                returns={returns}
                isFollowing={isFollowing}
                onReady={(ready) => {
                  setShown(ready.texts);
                  // Other texts may come from the page that is being left.
                  if (!ready.isLoaded) return;
                  setReady(true);
                  if (ready.path !== textsOf || ready.language !== language) {
                    navigate({ tab: 'pages', item: null, textsOf: ready.path, language: ready.language });
                  }
                }}
                onPicked={pick}
              />
            </Box>
            <Text role="status" fontSize="0.8125rem" color="fg.subtle" mt="1.5">
              {isElsewhere ? frame.elsewhere : isReady ? frame.hint : frame.loading}
            </Text>
          </Box>
        )}
        <Box
          // A sheet from below where the page needs the width.
          css={picked.length > 0 || isListing ? sheet(isContent) : undefined}
        >
          {isListing ? (
            <OpenChanges
              changes={changes.all}
              problems={problems}
              onOpen={openText}
              onDiscard={changes.discard}
            />
          ) : open && isContent ? (
            <ContentPanel
              textRef={open}
              choice={choice}
              shown={choice.words || (listed.find((text) => sameText(text, open))?.text ?? '')}
              others={changes.all.length}
              onLeave={leave}
            />
          ) : open ? (
            <>
              <TextPanel
                textRef={open}
                file={loaded.files.get(open.file)}
                typed={changes.find(open)?.to}
                problem={problems.find((problem) => sameText(problem, open)) ?? null}
                onType={(from, to) => changes.set(open, from, to)}
                onDiscard={() => changes.discard(open)}
                onLeave={leave}
                onUndone={reload}
              />
              {file === null && (
                <SearchResult open={open} texts={listed} path={textsOf} language={language} />
              )}
            </>
          ) : (
            <TextList
              title={picked.length > 1 ? panel.several : list.title}
              texts={
                picked.length > 1
                  ? listed.filter((text) => picked.some((ref) => sameText(ref, text)))
                  : listed
              }
              open={null}
              onPoint={setPointed}
              onOpen={openText}
            />
          )}
        </Box>
      </Grid>
      {may.pageTexts.update && !isContent && (
        <FootBar onSave={changes.all.length > 0 && !isSaving ? () => void save(changes.all) : null}>
          <Text role="status" me="auto">
            {changes.all.length === 0 && changeWords.none}
          </Text>
          {changes.all.length > 0 && (
            <>
              <Button variant="ghost" aria-expanded={isListing} onClick={() => setListing(!isListing)}>
                {fill(changeWords.count, { count: changes.all.length })}
              </Button>
              <Button variant="outline" onClick={changes.discardAll}>
                {changeWords.discard}
              </Button>
            </>
          )}
          <Button
            disabled={changes.all.length === 0 || changes.form.conflicts.length > 0}
            loading={isSaving}
            loadingText={changeWords.saving}
            onClick={() => void save(changes.all)}
          >
            {changeWords.save}
          </Button>
        </FootBar>
      )}
    </>
  );
}

const NO_FILES: ReadonlyMap<string, PageText> = new Map();

/** @param hasBar the form in it has a bar of its own, which stands at the lower edge of the window */
const sheet = (hasBar: boolean) => ({
  '@media (max-width: 61.99em)': {
    position: 'fixed',
    insetInline: '0',
    bottom: hasBar ? '0' : 'var(--banner-height, 0px)',
    zIndex: 'docked',
    maxHeight: '55vh',
    overflowY: 'auto',
    padding: '1rem',
    '--room-below': '1rem',
    background: 'bg',
    borderTop: '1px solid',
    borderColor: 'border',
    boxShadow: 'float',
  },
});

function ReloadButton({ onReload }: { onReload: () => void }) {
  const { preview } = useTexts('admin-pages');
  return (
    <Button size="sm" variant="ghost" px="2" aria-label={preview.reload} onClick={onReload}>
      <RotateCw size={16} aria-hidden="true" />
    </Button>
  );
}
