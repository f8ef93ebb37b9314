import { css } from '~/styled-system/css';

export const page = css({ layerStyle: 'band.paper', py: { base: '32 20', lg: '44 32' }, minH: '70dvh' });
export const lattice = css({ fade: '100deg 25% 80%', hideBelow: 'lg' });
export const body = css({ position: 'relative', maxW: '3xl' });
export const row = css({ mt: '9' });
export const more = css({ py: { base: '12', lg: '20' }, borderTop: 'hairline' });
export const moreTitle = css({ mb: '6', textStyle: 'title.panel.snug' });
