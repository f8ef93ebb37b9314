import { css } from '~/styled-system/css';

export const loading = css({ minH: '100dvh', display: 'grid', placeItems: 'center', bg: 'paper' });
export const loadingTitle = css({ fontSize: '1.125rem', fontWeight: '600' });
