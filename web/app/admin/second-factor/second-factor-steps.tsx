import {
  Button,
  chakra,
  DataList,
  Flex,
  Grid,
  Heading,
  Link,
  Separator,
  Stack,
  Text,
} from '@chakra-ui/react';
import { RECOVERY_CODES, type SecondFactorSetup } from 'contract/second-factor';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  usePatchSecondFactor,
  useSecondFactor,
} from '~/admin/data/second-factor';
import { Loaded } from '~/admin/parts/load-state';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { ProofForm } from './proof-form';

export interface SecondFactorProps {
  /** Called while recovery codes are shown, which nobody sees again. */
  onHold: (isHeld: boolean) => void;
}

export default function SecondFactorSteps({ onHold }: SecondFactorProps) {
  const { off, scan, fields } = useTexts('admin-second-factor');
  const state = useSecondFactor();
  const patch = usePatchSecondFactor();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const showCodes = ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => {
    setSetup(null);
    setCodes(recoveryCodes);
    onHold(true);
    patch({ isOn: true, recoveryCodesLeft: RECOVERY_CODES });
  };
  const putAway = () => {
    setCodes(null);
    onHold(false);
  };

  if (codes) return <RecoveryCodesStep codes={codes} onDone={putAway} />;
  if (setup) {
    return (
      <Step key="scan" text={scan.text}>
        <Secret {...setup} />
        <ProofForm
          ask={['code']}
          codeHint={fields.appCodeHint}
          submit={scan.submit}
          send={async ({ code }) => showCodes(await confirmSecondFactor({ code }))}
        />
      </Step>
    );
  }
  if (!state.data) return <Loaded query={state} />;
  if (!state.data.isOn) {
    return (
      // Asks for the password, so that nobody binds their own phone through an unlocked browser.
      <Step key="start" text={off.text}>
        <Text color="fg.muted">{off.apps}</Text>
        <ProofForm
          ask={['password']}
          submit={off.submit}
          send={async ({ password }) => setSetup(await beginSecondFactor({ password }))}
        />
      </Step>
    );
  }
  return <ManageStep {...state.data} onRenewed={showCodes} />;
}

/** Begins with a text that takes the focus, because the button that led here is gone. */
function Step({ text, children }: { text: string; children: ReactNode }) {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap="4">
      <Text ref={first} tabIndex={-1} outline="none" lineHeight="1.55">
        {text}
      </Text>
      {children}
    </Stack>
  );
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The white margin that the standard requires: scanners find the code by it. */
const EDGE = 4;

function Secret({ qrCode, account, secret, address }: SecondFactorSetup) {
  const { scan } = useTexts('admin-second-factor');
  const side = qrCode.size + 2 * EDGE;
  return (
    <>
      <chakra.svg
        viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
        role="img"
        aria-label={scan.picture}
        shapeRendering="crispEdges"
        w="full"
        maxW="15rem"
        bg="white"
        borderRadius="control"
        border="1px solid"
        borderColor="border"
      >
        <path d={qrCode.path} fill="black" />
      </chakra.svg>
      <DataList.Root>
        {[
          { label: scan.account, value: account },
          { label: scan.secret, value: inGroups(secret) },
        ].map(({ label, value }) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue fontFamily="mono" overflowWrap="anywhere">
              {value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Link href={address} alignSelf="start" color="petrol" textDecoration="underline">
        {scan.link}
      </Link>
      <Text color="fg.muted">{scan.others}</Text>
    </>
  );
}

function RecoveryCodesStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { codes: texts } = useTexts('admin-second-factor');
  const [news, setNews] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setNews(texts.copied);
    } catch {
      // Without https browsers have no clipboard API.
      setNews(texts.copyFailed);
    }
  };
  return (
    <Stack gap="4">
      <Heading as="h3" fontSize="1.0625rem">
        {texts.title}
      </Heading>
      <Step text={texts.text}>
        <Grid
          as="ul"
          aria-label={texts.list}
          listStyleType="none"
          templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
          gap="2"
          p="4"
          bg="bg.subtle"
          borderRadius="control"
          fontFamily="mono"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" onClick={copy}>
            {texts.copy}
          </Button>
          <Button colorPalette="brand" onClick={onDone}>
            {texts.done}
          </Button>
        </Flex>
        <Text role="status">{news}</Text>
      </Step>
    </Stack>
  );
}

interface ManageStepProps {
  recoveryCodesLeft: number;
  isDuty: boolean;
  onRenewed: (made: { recoveryCodes: readonly string[] }) => void;
}

function ManageStep({ recoveryCodesLeft, isDuty, onRenewed }: ManageStepProps) {
  const { on, fields, dialog, duty } = useTexts('admin-second-factor');
  const patch = usePatchSecondFactor();
  return (
    <Step text={on.text}>
      <Text>{fill(on.left, { count: recoveryCodesLeft, total: RECOVERY_CODES })}</Text>
      <Separator />
      <Part title={on.renew} text={on.renewText}>
        <ProofForm
          ask={['code']}
          codeHint={fields.anyCodeHint}
          submit={on.renewSubmit}
          send={async ({ code }) => onRenewed(await renewRecoveryCodes({ code }))}
        />
      </Part>
      <Separator />
      {isDuty ? (
        <Text>{duty.kept}</Text>
      ) : (
        <Part title={on.remove} text={on.removeText}>
          <ProofForm
            ask={['password', 'code']}
            codeHint={fields.anyCodeHint}
            submit={on.removeSubmit}
            isDangerous
            send={async (proof) => {
              await removeSecondFactor(proof);
              notify({ title: on.removed });
              patch({ isOn: false, recoveryCodesLeft: 0 });
            }}
          />
        </Part>
      )}
      <Text color="fg.muted" fontSize="0.875rem">
        {dialog.lost}
      </Text>
    </Step>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h3" fontSize="1.0625rem">
        {title}
      </Heading>
      <Text color="fg.muted">{text}</Text>
      {children}
    </Stack>
  );
}
