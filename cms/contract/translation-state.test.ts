import { describe, expect, it } from 'vitest';
import { PLACEHOLDER } from './placeholder';
import { judgeTranslation, outdatedTexts, translationState } from './translation-state';

const german = { title: 'Titel', content: 'Inhalt', note: ' ' };
const own = { title: 'Title', content: 'Content' };
const judge = (texts: Record<string, string>, sources = {}, from: Record<string, string> = german) =>
  translationState({ german: from, own: texts, sources });

describe('a translation', () => {
  it('is complete when it has what German has', () => {
    expect(judge(own)).toBe('complete');
    expect(judge({ ...own, extra: 'More' })).toBe('complete');
  });

  it('is partial when a text that German has is blank or absent', () => {
    expect(judge({ title: 'Title', content: ' \n' })).toBe('partial');
    expect(judge({ title: 'Title' })).toBe('partial');
  });

  it('is missing when all of them are', () => {
    expect(judge({})).toBe('missing');
    expect(judge({ title: '', note: 'x' })).toBe('missing');
  });

  it('is none while it says what a new section begins with, even if German says no more', () => {
    expect(judge({ title: 'Titel', content: PLACEHOLDER })).toBe('partial');
    expect(judge({ content: PLACEHOLDER })).toBe('missing');
    const begun = { title: 'Titel', content: ` ${PLACEHOLDER}\n` };
    expect(judge(begun, {}, begun)).toBe('partial');
  });

  it('is outdated when it is complete but was made from another German text', () => {
    expect(judge(own, { title: 'Alter Titel' })).toBe('outdated');
    expect(judge({ title: 'Title' }, { title: 'Alter Titel' })).toBe('partial');
  });

  it('may have a name that every object has', () => {
    const texts = { constructor: 'Text', title: 'Title' };
    expect(outdatedTexts({ german, own: texts, sources: { title: 'Alter Titel' } })).toEqual({
      title: 'Alter Titel',
    });
    expect(outdatedTexts({ german: texts, own: texts, sources: {} })).toEqual({});
  });

  it('of texts that German lacks is complete once there is one', () => {
    expect(judge({ title: 'Title' }, {}, { title: '', content: '', note: '' })).toBe('complete');
    expect(judge({}, {}, { title: '', content: '', note: '' })).toBe('missing');
  });

  it('that visitors do not see is not published, and says first what else is to be done', () => {
    const written = { filled: ['title'], isPublished: false };
    expect(judgeTranslation({ filled: ['title'] }, written)).toBe('unpublished');
    expect(judgeTranslation({ filled: ['title', 'content'] }, written)).toBe('partial');
    expect(judgeTranslation({ filled: ['title'] }, { ...written, outdated: ['title'] })).toBe('outdated');
  });

  it('that is published for a date to come is scheduled, where nothing else is to be done', () => {
    const waiting = { filled: ['title'], isScheduled: true };
    expect(judgeTranslation({ filled: ['title'] }, waiting)).toBe('scheduled');
    expect(judgeTranslation({ filled: ['title'] }, { ...waiting, isPublished: false })).toBe('unpublished');
    expect(judgeTranslation({ filled: ['title', 'content'] }, waiting)).toBe('partial');
    expect(judgeTranslation({ filled: ['title'] }, { ...waiting, outdated: ['title'] })).toBe('outdated');
  });

  it('compares German with itself: there or missing', () => {
    expect(judge(german)).toBe('complete');
  });
});

describe('texts made from another German text', () => {
  const texts = { german, own, sources: { title: 'Alter Titel' } };

  it('are those with another source, or one that is not known', () => {
    expect(outdatedTexts(texts)).toEqual({ title: 'Alter Titel' });
    expect(outdatedTexts({ ...texts, sources: { title: null } })).toEqual({ title: null });
  });

  it('are current again when the German text is restored in the form', () => {
    const restored = { ...german, title: 'Alter Titel ' };
    expect(outdatedTexts({ ...texts, german: restored, storedGerman: german })).toEqual({});
  });

  it('are all that an unsaved change of German leaves behind, but not what is changed with it', () => {
    const changed = { ...texts, german: { ...german, content: 'Anders' }, storedGerman: german };
    expect(outdatedTexts(changed)).toEqual({ title: 'Alter Titel', content: 'Inhalt' });
    expect(outdatedTexts({ ...changed, isChanged: (name) => name === 'content' })).toEqual({
      title: 'Alter Titel',
    });
  });

  it('are none that are blank in German or in the language', () => {
    expect(outdatedTexts({ german: { title: ' ' }, own, sources: { title: 'Alt' } })).toEqual({});
    expect(outdatedTexts({ ...texts, own: { title: '' } })).toEqual({});
  });
});
