import { css } from '~/styled-system/css';

export const page = css({
  flex: '1',
  bg: 'paper',
  minH: { lg: 'calc(100dvh - 1rem)' },
  py: { base: '24 16', lg: '28 20' },
});
export const door = css({ maxW: '34rem', mx: 'auto' });
export const picture = css({ maxW: '20rem', mx: 'auto', mb: { base: '2', lg: '4' } });
export const words = css({ textAlign: 'center', mb: { base: '8', lg: '10' } });
export const title = css({ textStyle: 'title.gate', textWrap: 'balance' });
export const text = css({ mt: '4', mx: 'auto', maxW: '46ch', textStyle: 'body' });
export const onward = css({ mt: '8', textAlign: 'center' });
