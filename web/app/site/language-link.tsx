import type { ComponentPropsWithoutRef } from 'react';
import type { LanguageAddress } from './use-language-addresses';

interface LanguageLinkProps extends ComponentPropsWithoutRef<'a'> {
  to: LanguageAddress;
}

export function LanguageLink({ to: { code, isCurrent, isThisPage }, ...link }: LanguageLinkProps) {
  return (
    <a
      {...link}
      lang={code}
      hrefLang={code}
      aria-current={isCurrent || undefined}
      data-language={code}
      data-keeps-hash={isThisPage ? '' : undefined}
    />
  );
}
