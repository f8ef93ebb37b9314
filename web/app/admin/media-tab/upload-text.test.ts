import { refusalBody } from 'contract/refusal';
import { expect, it } from 'vitest';
import { CallError } from '~/admin/data/call-error';
import { hasTooManyPixels, isForGood } from './upload-text';

it('tells a picture with too many pixels from a file with too many bytes; neither is sent again', () => {
  const pixels = new CallError(
    413,
    'The picture has too many pixels.',
    refusalBody('picture-too-many-pixels'),
  );
  const bytes = new CallError(413, 'The picture is larger than 10 MB.', refusalBody('picture-too-large'));
  const proxy = new CallError(413, 'Request Entity Too Large');
  expect([pixels, bytes, proxy].map(hasTooManyPixels)).toEqual([true, false, false]);
  expect([pixels, bytes, proxy].map(isForGood)).toEqual([true, true, true]);
});
