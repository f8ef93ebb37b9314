import type { MediaFile } from '~/content/site-admin-media.server';
import type { MediaFileAnswer } from './contract-editing';
import { present } from './edited-answers.server';

export function mediaFileAnswer(file: MediaFile): MediaFileAnswer {
  const { id, url, name, size, width, height, alternativeText, alternativeTexts } = file;
  return {
    id,
    url,
    name: name ?? '',
    size: size ?? null,
    width: width ?? null,
    height: height ?? null,
    alternativeText: alternativeText ?? '',
    alternativeTexts: present(alternativeTexts),
  };
}
