import { ArrowUpRight } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { WHITEPAPER_PATH } from '~/sections/whitepaper/address';
import { secondary } from '~/ui/button.css';
import { visuallyHidden } from '~/ui/layout.css';

/** Opens a new tab, because the paper has no site frame to come back from (specification, section 2). */
export function WhitepaperLink({ children }: { children: string }) {
  const { links } = useTexts('frame');
  return (
    <a href={WHITEPAPER_PATH} target="_blank" rel="noopener" hrefLang="de" className={secondary}>
      <span>
        {children}
        <span className={visuallyHidden} lang={links.lang}>{` (${links.newTab})`}</span>
      </span>
      <ArrowUpRight size={18} aria-hidden="true" />
    </a>
  );
}
