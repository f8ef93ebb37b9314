import { Box, Button, Checkbox, Field, Flex, Textarea, TextInput, Typography } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '../../../contract/languages';
import type { CheckedTexts, PageText, StoredTexts, TextProblem } from '../../../contract/page-text';
import type { FieldProps } from '../field-props';
import { useFormLanguage } from '../form-language';
import { languageName } from '../language-name';
import { checkBeforeSave } from './checked-saves';
import {
  changesBetween,
  isFound,
  lostKeys,
  problemText,
  rowsOf,
  type TextRow,
  textIn,
  textsOf,
  withText,
} from './text-rows';
import { SiteFailure, useSiteCall } from './use-site-call';

/** Longer lists are shown in parts, so that the form stays quick. */
const AT_ONCE = 40;

const REFUSED = 'Einige Texte lassen sich so nicht speichern. Gespeichert wurde nichts.';
const UNREACHED =
  'Die Website antwortet nicht; ohne sie lassen sich die Texte nicht prüfen. Gespeichert wurde nichts.';

/** Edits the texts of a copy file one by one, in the place of Strapi's field for JSON (docs/decisions/0071). */
export function PageTextInput({ name, label, labelAction, disabled }: FieldProps) {
  const language = useFormLanguage() as Language;
  const file = useForm('PageTextInput', ({ values }) => (values as { file?: string | null }).file ?? '');
  const initial = useForm(
    'PageTextInput',
    ({ initialValues }) => (initialValues as { texts?: unknown }).texts,
  );
  const { value, error, onChange } = useField<unknown>(name);
  const stored = textsOf(initial);
  const texts = textsOf(value);
  const { copy, reload } = useCopy(file);
  const problems = useCheck({ file, language, stored });
  const id = useId();
  return (
    <Field.Root name={name} error={error} id={id}>
      <Flex
        direction="column"
        alignItems="stretch"
        gap={4}
        role="group"
        aria-labelledby={`${id}-title`}
        width="100%"
      >
        <Flex justifyContent="space-between">
          <Typography id={`${id}-title`} tag="h2" variant="delta">
            {label}
          </Typography>
          {labelAction}
        </Flex>
        {file === '' && <Note>Wählen Sie zuerst, zu welchem Teil der Website die Texte gehören.</Note>}
        {file !== '' && copy === null && <Note>Die Texte der Website werden geladen.</Note>}
        {copy === 'unknown' && <Note>Diese Textdatei gibt es auf der Website nicht.</Note>}
        {copy === 'failed' && (
          <Flex gap={4}>
            <Note>Die Website antwortet nicht. Ihre Texte lassen sich gerade nicht bearbeiten.</Note>
            <Button variant="secondary" onClick={reload}>
              Noch einmal versuchen
            </Button>
          </Flex>
        )}
        {typeof copy === 'object' && copy !== null && (
          <TextList
            copy={copy}
            language={language}
            stored={stored}
            texts={texts}
            problems={problems}
            disabled={disabled === true}
            onChange={(next) => onChange(name, next)}
          />
        )}
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}

type Copy = PageText | 'failed' | 'unknown' | null;

function useCopy(file: string): { copy: Copy; reload: () => void } {
  const call = useSiteCall();
  const [copy, setCopy] = useState<{ file: string; found: Copy }>({ file: '', found: null });
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again at each attempt
  useEffect(() => {
    let isClosed = false;
    const show = (found: Copy) => !isClosed && setCopy({ file, found });
    if (file !== '') {
      call<PageText>(`/api/page-texts/${encodeURIComponent(file)}`).then(show, (failure) =>
        show(failure instanceof SiteFailure && failure.status === 404 ? 'unknown' : 'failed'),
      );
    }
    return () => {
      isClosed = true;
    };
  }, [call, file, attempts]);
  const reload = () => {
    setCopy({ file, found: null });
    setAttempts(attempts + 1);
  };
  return { copy: copy.file === file ? copy.found : null, reload };
}

interface CheckedForm {
  file: string;
  language: Language;
  stored: StoredTexts;
}

/** Has the site check what is saved, and returns what it refused last. */
function useCheck(form: CheckedForm): readonly TextProblem[] {
  const call = useSiteCall();
  const [problems, setProblems] = useState<readonly TextProblem[]>([]);
  const current = useRef(form);
  useEffect(() => {
    current.current = form;
  });
  useEffect(
    () =>
      checkBeforeSave(async (texts) => {
        const { stored, ...place } = current.current;
        const changes = changesBetween(stored, textsOf(texts), place);
        try {
          const found =
            changes.length === 0
              ? { problems: [] }
              : await call<CheckedTexts>('/api/page-texts-check', { changes });
          setProblems(found.problems);
          return found.problems.length > 0 ? REFUSED : null;
        } catch (error) {
          if (error instanceof SiteFailure) return UNREACHED;
          throw error;
        }
      }),
    [call],
  );
  return problems;
}

interface TextListProps {
  copy: PageText;
  language: Language;
  stored: StoredTexts;
  texts: StoredTexts;
  problems: readonly TextProblem[];
  disabled: boolean;
  onChange: (texts: StoredTexts) => void;
}

function TextList({ copy, language, stored, texts, problems, disabled, onChange }: TextListProps) {
  const [search, setSearch] = useState('');
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [shown, setShown] = useState(AT_ONCE);
  const refused = (row: TextRow) => problems.find(({ key }) => key === row.key);
  const rows = rowsOf(copy, language, stored);
  const found = rows.filter((row) => {
    const own = textIn(texts, row.key);
    return (!isOwnOnly || own !== null) && isFound(row, own, search);
  });
  // A refused text is never hidden behind the button.
  const listed = found.filter((row, index) => index < shown || refused(row));
  const own = Object.keys(texts).length;
  return (
    <>
      <Typography variant="omega">
        {copy.title}: {rows.length} Texte, davon {own} eigene ({languageName(language)}).
      </Typography>
      <Flex gap={6} wrap="wrap" alignItems="flex-end">
        <Box grow={1} minWidth="20rem">
          <Field.Root>
            <Field.Label>Texte suchen</Field.Label>
            <TextInput
              type="search"
              value={search}
              onChange={({ target }: { target: { value: string } }) => setSearch(target.value)}
            />
          </Field.Root>
        </Box>
        <Checkbox checked={isOwnOnly} onCheckedChange={(isOn) => setOwnOnly(isOn === true)}>
          Nur eigene Texte
        </Checkbox>
      </Flex>
      <Typography variant="pi" role="status">
        {found.length === 0 ? 'Kein Text passt dazu.' : `${found.length} gefunden`}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={6}>
        {listed.map((row) => (
          <li key={`${language} ${row.key}`}>
            <TextField
              row={row}
              language={language}
              own={textIn(texts, row.key)}
              problem={refused(row)}
              disabled={disabled}
              onChange={(text) => onChange(withText(texts, row, text))}
            />
          </li>
        ))}
      </Flex>
      {listed.length < found.length && (
        <Button variant="tertiary" onClick={() => setShown(shown + AT_ONCE)}>
          Weitere Texte zeigen
        </Button>
      )}
      <LostTexts keys={lostKeys(copy, texts)} texts={texts} disabled={disabled} onChange={onChange} />
    </>
  );
}

interface TextFieldProps {
  row: TextRow;
  language: Language;
  own: string | null;
  problem: TextProblem | undefined;
  disabled: boolean;
  onChange: (text: string) => void;
}

function TextField({ row, language, own, problem, disabled, onChange }: TextFieldProps) {
  const { key, place, builtIn, german, limit, placeholders, isOutdated } = row;
  const text = own ?? builtIn;
  // An emptied field stays empty while somebody writes into it; the site shows the built-in text then.
  const [isEmptied, setEmptied] = useState(false);
  const value = isEmptied && own === null ? '' : text;
  const length = [...value].length;
  const tooLong = length > limit ? problemText({ problem: 'too-long', limit }) : undefined;
  const write = (written: string) => {
    setEmptied(written.trim() === '');
    onChange(written);
  };
  return (
    <Box borderColor="neutral200" hasRadius padding={4} background="neutral0">
      <Field.Root name={`texts.${key}`} error={problem ? problemText(problem) : tooLong}>
        <Field.Label>{place}</Field.Label>
        <Textarea
          lang={language}
          value={value}
          disabled={disabled}
          onChange={({ target }) => write(target.value)}
          rows={value.length > 120 ? 4 : 2}
          style={{ minHeight: 0 }}
        />
        <Field.Error />
        <Typography variant="pi" textColor="neutral600">
          {value === '' ? 'Leer: Die Website zeigt ihren eingebauten Text. ' : ''}
          {length} von höchstens {limit} Zeichen.
          {placeholders.length > 0 &&
            ` Muss im Text bleiben: ${placeholders.map((one) => `{{${one}}}`).join(', ')}.`}
          {isOutdated && ' Deutsch hat sich seit dieser Übersetzung geändert.'}
        </Typography>
      </Field.Root>
      <Flex gap={4} wrap="wrap" alignItems="flex-start" paddingTop={2}>
        {language !== DEFAULT_LANGUAGE && (
          <Beside label="Deutsch" language={DEFAULT_LANGUAGE}>
            {german}
          </Beside>
        )}
        {own !== null && (
          <>
            <Beside label="Eingebauter Text" language={language}>
              {builtIn}
            </Beside>
            <Button
              variant="tertiary"
              size="S"
              disabled={disabled}
              aria-label={`Eingebauten Text wieder zeigen: ${place}`}
              onClick={() => write(builtIn)}
            >
              Eingebauten Text wieder zeigen
            </Button>
          </>
        )}
      </Flex>
    </Box>
  );
}

function Beside({ label, language, children }: { label: string; language: Language; children: string }) {
  return (
    <Box grow={1} minWidth="20rem" maxWidth="100%">
      <Typography tag="p" variant="sigma" textColor="neutral600">
        {label}
      </Typography>
      <Typography tag="p" variant="pi" lang={language} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

interface LostTextsProps extends Pick<TextListProps, 'texts' | 'disabled' | 'onChange'> {
  keys: readonly string[];
}

function LostTexts({ keys, texts, disabled, onChange }: LostTextsProps) {
  if (keys.length === 0) return null;
  return (
    <Box tag="section" aria-labelledby="lost-texts">
      <Typography id="lost-texts" tag="h3" variant="delta">
        Texte, die die Website nicht mehr zeigt
      </Typography>
      <ul>
        {keys.map((key) => {
          const { [key]: text = '', ...others } = texts;
          return (
            <li key={key}>
              <Flex gap={4} paddingTop={2}>
                <Typography variant="omega" style={{ overflowWrap: 'anywhere' }}>
                  {key}: {text}
                </Typography>
                <Button
                  variant="danger-light"
                  size="S"
                  disabled={disabled}
                  aria-label={`Entfernen: ${key}`}
                  onClick={() => onChange(others)}
                >
                  Entfernen
                </Button>
              </Flex>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="omega" role="status">
    {children}
  </Typography>
);
