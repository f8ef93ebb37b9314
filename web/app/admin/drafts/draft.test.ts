import { describe, expect, it } from 'vitest';
import {
  changedValues,
  conflictsOf,
  type Draft,
  draftAfter,
  draftAfterPublishing,
  isRebased,
  isSame,
  mergedDraft,
  resolved,
  valuesOf,
  withField,
} from './draft';

const stored = { title: 'Alt', color: 'blue', features: ['a', 'b'] };
const typed = (name: string, to: string, on = stored): Draft => {
  const draft = withField(null, on, name, to, 1);
  if (!draft) throw new Error('Nothing was changed.');
  return draft;
};

describe('isSame', () => {
  it('compares lists by their items, in order', () => {
    expect(isSame(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(isSame(['a'], 'a')).toBe(false);
  });
});

describe('withField', () => {
  it('remembers what was stored when the field was first changed', () => {
    const draft = withField(typed('title', 'Neu'), { ...stored, title: 'Anders' }, 'title', 'Neuer', 2);
    expect(draft).toEqual({ changes: { title: { from: 'Alt', to: 'Neuer' } }, touchedAt: 2 });
  });

  it('forgets a field that is as before again, and with the last one the draft', () => {
    const both = withField(typed('title', 'Neu'), stored, 'color', 'teal', 2);
    expect(withField(both, stored, 'title', 'Alt', 3)?.changes).toEqual({
      color: { from: 'blue', to: 'teal' },
    });
    expect(withField(typed('title', 'Neu'), stored, 'title', 'Alt', 3)).toBeNull();
  });

  it('takes a field that is not stored for an empty text', () => {
    expect(typed('subtitle', 'x').changes).toEqual({ subtitle: { from: '', to: 'x' } });
    expect(withField(null, stored, 'subtitle', '', 1)).toBeNull();
  });

  it('knows a changed list from an equal one', () => {
    expect(withField(null, stored, 'features', ['a', 'b'], 1)).toBeNull();
    expect(withField(null, stored, 'features', ['b', 'a'], 1)).not.toBeNull();
  });
});

describe('what the form shows and sends', () => {
  it('shows the changes over what is stored', () => {
    expect(valuesOf(stored, typed('title', 'Neu'))).toEqual({ ...stored, title: 'Neu' });
    expect(valuesOf(stored, null)).toEqual(stored);
  });

  it('sends the changes alone', () => {
    expect(changedValues(typed('title', ''))).toEqual({ title: '' });
    expect(changedValues(null)).toEqual({});
  });
});

describe('conflictsOf', () => {
  const mine = typed('title', 'Meins');

  it('finds a field that somebody else saved differently', () => {
    const now = { ...stored, title: 'Ihrs' };
    expect(conflictsOf(now, mine)).toEqual([{ name: 'title', mine: 'Meins', theirs: 'Ihrs' }]);
  });

  it('finds none where only other fields were saved, or the same text', () => {
    expect(conflictsOf({ ...stored, color: 'teal' }, mine)).toEqual([]);
    expect(conflictsOf({ ...stored, title: 'Meins' }, mine)).toEqual([]);
  });

  it('finds a text that somebody else has taken away', () => {
    expect(conflictsOf({ color: 'blue' }, mine)).toEqual([{ name: 'title', mine: 'Meins', theirs: '' }]);
  });
});

describe('resolved', () => {
  const now = { ...stored, title: 'Ihrs' };

  it('keeps my text as a change to what is stored now', () => {
    const draft = resolved(typed('title', 'Meins'), now, 'title', 'mine', 2);
    expect(draft?.changes).toEqual({ title: { from: 'Ihrs', to: 'Meins' } });
    expect(conflictsOf(now, draft)).toEqual([]);
  });

  it('drops my text for theirs', () => {
    expect(resolved(typed('title', 'Meins'), now, 'title', 'theirs', 2)).toBeNull();
  });
});

describe('draftAfter', () => {
  const sent = { title: 'Neu' };
  const saved = { before: stored, sent, now: { ...stored, ...sent } };

  it('is nothing when all is stored', () => {
    expect(draftAfter(typed('title', 'Neu'), saved)).toBeNull();
    expect(draftAfter(null, { ...saved, sent: {}, now: stored })).toBeNull();
  });

  it('keeps what was typed into another field while the save ran', () => {
    const draft = withField(typed('title', 'Neu'), stored, 'color', 'teal', 2);
    const rest = draftAfter(draft, saved);
    expect(rest).toEqual({ changes: { color: { from: 'blue', to: 'teal' } }, touchedAt: 2 });
  });

  it('bases what was typed on in the same field on what was saved: nobody is in conflict with themselves', () => {
    const rest = draftAfter(withField(typed('title', 'Neu'), stored, 'title', 'Neuer', 2), saved);
    expect(rest?.changes).toEqual({ title: { from: 'Neu', to: 'Neuer' } });
    expect(conflictsOf(saved.now, rest)).toEqual([]);
  });

  it('keeps what was typed back to the old text while the save ran', () => {
    const back = withField(typed('title', 'Neu'), stored, 'title', 'Alt', 2);
    expect(draftAfter(back, saved)?.changes).toEqual({ title: { from: 'Neu', to: 'Alt' } });
  });

  it('counts what was sent as stored, however Strapi has tidied it', () => {
    const draft = typed('title', 'Neu  ');
    const tidied = { ...saved, sent: { title: 'Neu  ' } };
    expect(draftAfter(draft, tidied)).toBeNull();
    const rest = draftAfter(withField(draft, stored, 'title', 'Neu  er', 2), tidied);
    expect(conflictsOf(tidied.now, rest)).toEqual([]);
  });
});

describe('isRebased', () => {
  const draft = typed('title', 'Neu');

  it('is true when a change is gone or stands on another text', () => {
    expect(isRebased(draft, null)).toBe(true);
    expect(isRebased(draft, { changes: { title: { from: 'Neu', to: 'Neuer' } }, touchedAt: 2 })).toBe(true);
  });

  it('is false while somebody types', () => {
    expect(isRebased(null, draft)).toBe(false);
    expect(isRebased(draft, withField(draft, stored, 'title', 'Neuer', 2))).toBe(false);
    expect(isRebased(draft, withField(draft, stored, 'color', 'teal', 2))).toBe(false);
  });
});

describe('two texts of one field, typed on two devices', () => {
  const both: Draft = { changes: { title: { from: 'Alt', to: 'Neuer', rival: 'Neu' } }, touchedAt: 1 };

  it('are a conflict of their own, even if the newer one is typed on', () => {
    expect(conflictsOf(stored, both)).toEqual([{ name: 'title', mine: 'Neuer', theirs: 'Neu', isOwn: true }]);
    expect(withField(both, stored, 'title', 'Am neuesten', 2)?.changes.title).toEqual({
      from: 'Alt',
      to: 'Am neuesten',
      rival: 'Neu',
    });
  });

  it('are one again by a choice, or when both say the same', () => {
    expect(resolved(both, stored, 'title', 'mine', 2)?.changes).toEqual({
      title: { from: 'Alt', to: 'Neuer' },
    });
    expect(resolved(both, stored, 'title', 'theirs', 2)?.changes).toEqual({
      title: { from: 'Alt', to: 'Neu' },
    });
    expect(withField(both, stored, 'title', 'Neu', 2)?.changes).toEqual({
      title: { from: 'Alt', to: 'Neu' },
    });
  });
});

describe('mergedDraft', () => {
  const base = typed('title', 'Neu');

  it('takes what only one side has changed', () => {
    const theirs = withField(base, stored, 'color', 'teal', 2);
    expect(mergedDraft(base.changes, base, theirs)).toEqual(theirs);
    expect(mergedDraft(base.changes, theirs, base)).toEqual(theirs);
    expect(mergedDraft(base.changes, base, null)).toBeNull();
  });

  it('takes no two texts for one that is the same', () => {
    const same = withField(base, stored, 'title', 'Neuer', 2);
    expect(mergedDraft(base.changes, same, { ...typed('title', 'Neuer'), touchedAt: 9 })?.changes).toEqual(
      same?.changes,
    );
  });
});

describe('draftAfterPublishing', () => {
  it('drops what was published, and keeps what was typed meanwhile as a change of it', () => {
    const draft = withField(typed('title', 'Neuer'), stored, 'color', 'teal', 2);
    expect(draftAfterPublishing(draft, typed('title', 'Neu').changes)?.changes).toEqual({
      title: { from: 'Neu', to: 'Neuer' },
      color: { from: 'blue', to: 'teal' },
    });
    expect(draftAfterPublishing(draft, draft?.changes ?? {})).toBeNull();
  });
});
