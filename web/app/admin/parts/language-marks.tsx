import { Box } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { LucideIcon } from 'lucide-react';

type Palette = 'green' | 'yellow' | 'red' | 'gray';

export interface LanguageMark {
  language: Language;
  Icon: LucideIcon;
  Also?: LucideIcon | false;
  palette: Palette;
  words: string;
  /** Leads to a new window; `words` tell screen readers so. */
  way?: { href: string; words: string };
}

const look = (palette: Palette) => ({ background: `${palette}.subtle`, color: `${palette}.fg` });

/** One styled element for all seven marks of a row, because each styled element costs rendering time. */
const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  listStyleType: 'none',
  '& [data-palette]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    h: '6',
    borderRadius: 'l1',
    fontSize: '0.75rem',
    fontWeight: '600',
  },
  '& [data-palette=green]': { color: 'fg.subtle' },
  '& [data-palette=yellow]': look('yellow'),
  '& [data-palette=red]': look('red'),
  '& [data-palette=gray]': look('gray'),
  '& a:hover': { outline: '1px solid', outlineColor: 'petrol' },
  '& a:focus-visible': { outline: '2px solid', outlineColor: 'petrol', outlineOffset: '2px' },
  '& [aria-hidden]': { textTransform: 'uppercase' },
  '& [data-words]': { srOnly: true },
} as const;

export function LanguageMarks({ label, marks }: { label: string; marks: readonly LanguageMark[] }) {
  return (
    <Box as="ul" css={styles} aria-label={label}>
      {marks.map(({ language, Icon, Also, palette, words, way }) => {
        const inside = (
          <>
            <span aria-hidden="true">{language}</span>
            <Icon size={13} aria-hidden="true" />
            {Also && <Also size={12} aria-hidden="true" />}
            <span data-words="">{way ? `${words} – ${way.words}` : words}</span>
          </>
        );
        return (
          <li key={language}>
            {way ? (
              <a href={way.href} target="_blank" rel="noopener" data-palette={palette} title={words}>
                {inside}
              </a>
            ) : (
              <span data-palette={palette} title={words}>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </Box>
  );
}
