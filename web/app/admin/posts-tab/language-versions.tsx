import { LANGUAGE_CODES } from 'contract/languages';
import type { ListedPost } from 'contract/post-list';
import { CalendarClock, CircleCheck, CircleDashed, PenLine } from 'lucide-react';
import { LanguageMarks } from '~/admin/parts/language-marks';
import { languageName } from '~/admin/parts/language-name';
import { usePanelUrl } from '~/admin/session/panel-url';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { panelAddress } from './post-addresses';

export const STATE_LOOKS = {
  published: { Icon: CircleCheck, palette: 'green' },
  scheduled: { Icon: CalendarClock, palette: 'yellow' },
  modified: { Icon: PenLine, palette: 'yellow' },
  draft: { Icon: CircleDashed, palette: 'gray' },
} as const;

export function LanguageVersions({ post }: { post: ListedPost }) {
  const { versions, states } = useTexts('admin-posts');
  const { frame } = useTexts('admin');
  const panelUrl = usePanelUrl();
  const marks = LANGUAGE_CODES.flatMap((language) => {
    const version = post.languages[language];
    if (!version) return [];
    const { state, hasChanges, panelPath } = version;
    const isAhead = state === 'scheduled' && hasChanges;
    const words = fill(isAhead ? versions.stateWithChanges : versions.state, {
      language: languageName(language),
      state: states[state],
    });
    const way = {
      href: panelAddress(panelPath, panelUrl),
      words: `${versions.inPanel} ${frame.newWindow}`,
    };
    return [{ language, ...STATE_LOOKS[state], Also: isAhead && PenLine, words, way }];
  });
  return <LanguageMarks label={fill(versions.label, { title: post.title })} marks={marks} />;
}
