import { Printer } from 'lucide-react';
import { ClosingBand } from '~/sections/shared/closing-band';
import { PageIntro } from '~/sections/shared/page-intro';
import { cx } from '~/styled-system/css';
import { secondary } from '~/ui/button.css';
import { needsScript } from '~/ui/layout.css';
import { Advantages } from './advantages';
import { ExchangeList } from './exchange-list';
import * as styles from './investors.css';
import type { InvestorsContent } from './investors-content.server';
import { Market } from './market';
import { Opportunities } from './opportunities';

export function InvestorsPage({ content }: { content: InvestorsContent }) {
  const { page, offers, needs, opportunities, market, advantages, deck } = content.texts;
  return (
    <>
      <PageIntro
        {...page}
        aside={
          <p className={styles.note} lang={page.lang}>
            {page.note}
          </p>
        }
      >
        <button type="button" className={cx(secondary, needsScript)} data-prints="page">
          <Printer size={18} aria-hidden="true" />
          {page.print}
        </button>
      </PageIntro>
      <ExchangeList offers={offers} needs={needs} />
      <Opportunities texts={opportunities} opportunities={content.opportunities} />
      <Market texts={market} figures={content.market} />
      <Advantages advantages={advantages} />
      <ClosingBand
        title={deck.title}
        text={deck.text}
        lang={deck.lang}
        links={[{ to: '/investment-deck', label: deck.link }]}
      />
    </>
  );
}
