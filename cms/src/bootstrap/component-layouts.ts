import type { EditorLayout } from './editor-layout';

const MARKS =
  'Leerzeile = neuer Absatz; #, ## und ### = Überschriften; „- “ = Liste; **fett**, *kursiv*, `Code`, [Link](https://…).';

export const COMPONENT_LAYOUTS: Record<string, EditorLayout> = {
  'shared.named-text': {
    mainField: 'name',
    rows: [[['name', 4]], [['text', 12]]],
    fields: {
      name: ['Name', 'Daran erkennt die Website den Text. Nicht ändern.'],
      text: ['Text', `Text in dieser Sprache. Bei Namen mit description oder content: ${MARKS}`],
    },
  },
  'shared.named-image': {
    mainField: 'name',
    rows: [[['name', 6]], [['image', 6]]],
    fields: {
      name: ['Name', 'Daran erkennt die Website das Bild. Nicht ändern.'],
      image: ['Bild', 'JPG, PNG, GIF, WebP oder AVIF, höchstens 10 MB.'],
    },
  },
};
