import { Menu } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { Chakra } from '~/ui/chakra';
import { Flag } from '~/ui/flag';
import { useLanguageChoice } from './use-language-choice';
import type { WidgetProps } from './widget';

export default function LanguageMenu({ isOpen, onOpenChange, triggerId }: WidgetProps) {
  const { nav } = useTexts('frame');
  const { languages, choose } = useLanguageChoice();
  return (
    <Chakra>
      <Menu.Root
        open={isOpen}
        onOpenChange={({ open }) => onOpenChange(open)}
        ids={{ trigger: triggerId }}
        positioning={{ placement: 'bottom-end' }}
      >
        <Menu.Positioner>
          <Menu.Content w="48" aria-label={nav.languages}>
            {languages.map(({ code, name, href, isCurrent }) => (
              <Menu.Item key={code} value={code} asChild py="2" gap="3">
                <a
                  href={href}
                  lang={code}
                  hrefLang={code}
                  aria-current={isCurrent || undefined}
                  onClick={() => choose(code)}
                >
                  <Flag language={code} />
                  {name}
                  {isCurrent && <Check size={16} aria-hidden="true" />}
                </a>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </Chakra>
  );
}
