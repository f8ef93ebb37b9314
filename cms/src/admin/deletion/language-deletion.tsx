import { Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import { isLanguage } from '../../../contract/languages';
import type { DocumentAction } from '../document-action';
import { languageName } from '../language-name';

/** Names the language and the loss in Strapi's question. The action has no name, but precedes the full deletion. */
export function nameLanguageInDeletion(actions: readonly DocumentAction[]): DocumentAction[] {
  const place = actions.findIndex(({ type }) => type === 'delete') - 1;
  const original = actions[place];
  if (!original || original.type) throw new Error('Strapi deletes a language of an entry by another action.');
  const named: DocumentAction = (props) => {
    const description = original(props);
    const { locale } = props.document ?? {};
    if (!description?.dialog || !isLanguage(locale)) return description;
    const language = languageName(locale);
    return {
      ...description,
      dialog: {
        ...description.dialog,
        title: `Fassung auf ${language} löschen?`,
        content: <Warning language={language} />,
      },
    };
  };
  return actions.map((action, index) => (index === place ? Object.assign(named, original) : action));
}

const Warning = ({ language }: { language: string }) => (
  <Flex direction="column" gap={2}>
    <WarningCircle width="24px" height="24px" fill="danger600" aria-hidden />
    <Typography tag="p" variant="omega" textAlign="center">
      {`Alle Texte dieses Eintrags auf ${language} gehen verloren, der Entwurf und was davon veröffentlicht ist. Die anderen Sprachen bleiben. Das lässt sich nicht zurücknehmen.`}
    </Typography>
  </Flex>
);
