import { List, Text } from '@chakra-ui/react';
import type { LinksHereQuery } from 'contract/link-check';
import { useLinksHere } from '~/admin/data/link-checks';
import { useKindWords } from '~/admin/ordered-kind/kind-texts';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { languageName } from './language-name';

export function LinksHere({ entry }: { entry: LinksHereQuery }) {
  const { links } = useTexts('admin');
  const kinds = { ...links.kinds, ...useKindWords('one') };
  const { data = [], isError } = useLinksHere(entry);
  return (
    <div role="status">
      {isError && <Text mt="2">{links.hereFailed}</Text>}
      {data.length > 0 && (
        <>
          <Text mt="2" fontWeight="600">
            {links.here}
          </Text>
          <List.Root ps="5">
            {data.map(({ kind, key, name, languages }) => (
              <List.Item key={`${kind} ${key}`} overflowWrap="anywhere">
                {fill(links.hereEntry, {
                  kind: kinds[kind],
                  name,
                  languages: languages.map(languageName).join(', '),
                })}
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
    </div>
  );
}
