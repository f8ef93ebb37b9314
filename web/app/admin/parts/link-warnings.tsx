import { List } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { LinkCheckQuery } from 'contract/link-check';
import { useLinkCheck } from '~/admin/data/link-checks';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { languageName } from './language-name';
import { Notice } from './notice';

interface LinkWarningsProps {
  entry: LinkCheckQuery;
  savedAt: string;
  labelOf: (field: string, language: Language) => string;
}

export function LinkWarnings({ entry, savedAt, labelOf }: LinkWarningsProps) {
  const { links } = useTexts('admin');
  const { data, isError } = useLinkCheck(entry, savedAt);
  const broken = data?.broken ?? [];
  if (!isError && broken.length === 0) return null;
  return (
    <Notice role="status" status="warning" mb="5" title={isError ? links.failed : links.title}>
      {broken.length > 0 && (
        <List.Root ps="5">
          {broken.map(({ language, field, link, problem }) => (
            <List.Item key={`${language} ${field} ${link}`} wordBreak="break-word">
              {fill(links.entry, {
                field: labelOf(field, language),
                language: languageName(language),
                link,
                problem: links[problem],
              })}
            </List.Item>
          ))}
        </List.Root>
      )}
    </Notice>
  );
}
