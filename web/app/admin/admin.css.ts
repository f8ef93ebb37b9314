import { css } from '~/styled-system/css';
import { button } from '~/styled-system/recipes';

export const loading = css({ minH: '100dvh', flow: 'center', bg: 'paper' });
export const loadingTitle = css({ textStyle: 'large', fontWeight: '600' });
export const failure = css({ maxW: '34rem', p: '6' });
export const failureText = css({ my: '2 5', color: 'body' });
export const reload = button({ size: 'sm' });
