import { describe, expect, it } from 'vitest';
import { appearanceOf, fieldsOf, invalidFields } from './appearance-form';

const NOTHING = { primaryColor: null, accentColor: null, greyColor: null, bodyFont: null, headingFont: null };

describe('the form of the appearance', () => {
  it('shows the site’s own values as empty fields, and back', () => {
    const fields = fieldsOf({ ...NOTHING, primaryColor: '#8a1538', bodyFont: 'Figtree' });
    expect(fields).toEqual({
      primaryColor: '#8a1538',
      accentColor: '',
      greyColor: '',
      bodyFont: 'Figtree',
      headingFont: '',
    });
    expect(appearanceOf(fields)).toEqual({ ...NOTHING, primaryColor: '#8a1538', bodyFont: 'Figtree' });
  });

  it('previews what is typed only in part as the site’s own value', () => {
    expect(appearanceOf({ ...fieldsOf(NOTHING), primaryColor: '#8a1', bodyFont: 'Fig' })).toEqual({
      ...NOTHING,
      bodyFont: 'Fig',
    });
  });

  it('names the fields that cannot be stored', () => {
    expect(invalidFields(fieldsOf(NOTHING))).toEqual([]);
    expect(invalidFields({ ...fieldsOf(NOTHING), greyColor: '#8a1', headingFont: 'Grün' })).toEqual([
      'greyColor',
      'headingFont',
    ]);
  });
});
