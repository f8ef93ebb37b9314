import { Box } from '@chakra-ui/react';
import { LANGUAGE_CODES } from 'contract/languages';
import type { ListedPost } from 'contract/post-list';
import { CalendarClock, CircleCheck, CircleDashed, PenLine } from 'lucide-react';
import { languageName } from '~/admin/parts/language-name';
import { usePanelUrl } from '~/admin/session/panel-url';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { panelAddress } from './post-addresses';

export const STATE_LOOKS = {
  published: { Icon: CircleCheck, palette: 'green' },
  scheduled: { Icon: CalendarClock, palette: 'brand' },
  modified: { Icon: PenLine, palette: 'yellow' },
  draft: { Icon: CircleDashed, palette: 'gray' },
} as const;

const look = (palette: string) => ({ background: `${palette}.subtle`, color: `${palette}.fg` });

/** One styled element for all seven links of a row, because each styled element costs rendering time. */
const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5',
  listStyleType: 'none',
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    h: '7',
    borderRadius: 'l1',
    fontSize: '0.75rem',
    fontWeight: '600',
    ...look('gray'),
  },
  '& a[data-state=published]': look('green'),
  '& a[data-state=scheduled]': look('brand'),
  '& a[data-state=modified]': look('yellow'),
  '& a:hover': { outline: '1px solid', outlineColor: 'petrol' },
  '& a:focus-visible': { outline: '2px solid', outlineColor: 'petrol', outlineOffset: '2px' },
  '& [data-words]': { srOnly: true },
} as const;

export function LanguageVersions({ post }: { post: ListedPost }) {
  const { versions, states } = useTexts('admin-posts');
  const { frame } = useTexts('admin');
  const panelUrl = usePanelUrl();
  return (
    <Box as="ul" css={styles} aria-label={fill(versions.label, { title: post.title })}>
      {LANGUAGE_CODES.map((language) => {
        const version = post.languages[language];
        if (!version) return null;
        const { state, hasChanges, panelPath } = version;
        const isAhead = state === 'scheduled' && hasChanges;
        const { Icon } = STATE_LOOKS[state];
        const words = fill(isAhead ? versions.stateWithChanges : versions.state, {
          language: languageName(language),
          state: states[state],
        });
        return (
          <li key={language}>
            <a
              href={panelAddress(panelPath, panelUrl)}
              target="_blank"
              rel="noopener"
              data-state={state}
              title={words}
            >
              {language.toUpperCase()}
              <Icon size={13} aria-hidden="true" />
              {isAhead && <PenLine size={12} aria-hidden="true" />}
              <span data-words="">{`${words} – ${versions.inPanel} ${frame.newWindow}`}</span>
            </a>
          </li>
        );
      })}
    </Box>
  );
}
