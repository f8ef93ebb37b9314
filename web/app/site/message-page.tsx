import type { ReactNode } from 'react';
import { css } from '~/styled-system/css';
import { actions } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { container } from '~/ui/layout.css';
import { h1, lead } from '~/ui/section.css';

const page = css({
  position: 'relative',
  overflow: 'hidden',
  bg: 'paper',
  pt: { base: '32', lg: '44' },
  pb: { base: '20', lg: '32' },
  minH: '70dvh',
});
const lattice = css({
  maskImage: 'linear-gradient(100deg, transparent 25%, black 80%)',
  display: { base: 'none', md: 'block' },
});
const body = css({ position: 'relative', maxW: '3xl' });
const row = css({ mt: '9' });

interface MessagePageProps {
  title: string;
  text: string;
  lang?: string | undefined;
  children: ReactNode;
}

/** A page that has one thing to say: not found, an error, a page still to come. `children` are the ways on. */
export function MessagePage({ title, text, lang, children }: MessagePageProps) {
  return (
    <div className={page} lang={lang}>
      <Lattice tone="onPaper" className={lattice} />
      <div className={container}>
        <div className={body}>
          <h1 className={h1}>{title}</h1>
          <p className={lead}>{text}</p>
          <div className={`${actions} ${row}`}>{children}</div>
        </div>
      </div>
    </div>
  );
}
