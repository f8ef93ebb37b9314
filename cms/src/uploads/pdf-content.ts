import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { MAX_PDF_OBJECT_BYTES } from '../upload-limits';

export type PdfProblem = 'unreadable' | 'active';

const END = '%%EOF';
/** Some programs add bytes behind the end, which readers accept within these. */
const END_WITHIN_BYTES = 1024;

/** Scripts, files within the file, forms that run scripts, and media that a player opens. */
const ACTIVE_ENTRIES = new Set(['JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent']);
const ACTIVE_ACTIONS = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'Movie', 'Sound'],
  ...['GoTo3DView', 'RichMediaExecute'],
]);
const ACTIVE_TYPES = new Set(['EmbeddedFile']);
const ACTIVE_ANNOTATIONS = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
/** Shows a place of the document itself, which most programs write. */
const HARMLESS_ACTION_AT_OPENING = 'GoTo';

/** Finds what the file does beside showing pages. Reads every version of every object, whatever the file refers to. */
export async function pdfProblem(content: Buffer): Promise<PdfProblem | null> {
  if (!content.subarray(-END_WITHIN_BYTES).includes(END)) return 'unreadable';
  const reading = new Reading(content);
  try {
    const context = await reading.parseDocument();
    // Objects of an encrypted file cannot be read.
    if (context.trailerInfo.Encrypt || !context.trailerInfo.Root) return 'unreadable';
    return reading.isActive(context) ? 'active' : null;
  } catch {
    // The library throws errors of many kinds.
    return 'unreadable';
  }
}

class Reading extends PDFParser {
  readonly #objects: PDFObject[] = [];
  #budget = MAX_PDF_OBJECT_BYTES;

  constructor(content: Buffer) {
    super(content, Number.POSITIVE_INFINITY, true);
    const { context } = this;
    const assign = context.assign.bind(context);
    // The context keeps the last version of an object alone; readers may show another one.
    context.assign = (ref, object) => {
      this.#objects.push(object);
      assign(ref, object);
    };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (object instanceof PDFRawStream && DECODED.has(nameIn(object.dict, 'Type') ?? ''))
      this.#measure(object);
    return object;
  }

  /** The library decodes these streams at once, however long they become. @throws RangeError, if too long */
  #measure({ dict, contents }: PDFRawStream): void {
    const filters = namesOf(dict.lookup(PDFName.of('Filter')));
    if (filters.length > 1 || filters.some((filter) => filter !== 'FlateDecode')) {
      throw new RangeError('Objects are compressed in an unusual way.');
    }
    this.#budget -=
      filters.length === 0
        ? contents.length
        : inflateSync(contents, { maxOutputLength: Math.max(1, this.#budget) }).length;
    if (this.#budget <= 0) throw new RangeError('The objects are too long.');
  }

  isActive(context: PDFContext): boolean {
    const found = [...this.#objects];
    for (let object = found.pop(); object; object = found.pop()) {
      if (object instanceof PDFStream) found.push(object.dict);
      else if (object instanceof PDFArray) found.push(...object.asArray());
      else if (object instanceof PDFDict) {
        if (isActiveDict(object, context)) return true;
        found.push(...object.values());
      }
    }
    return false;
  }
}

const DECODED = new Set(['ObjStm', 'XRef']);

function isActiveDict(dict: PDFDict, context: PDFContext): boolean {
  if (dict.keys().some((key) => ACTIVE_ENTRIES.has(key.decodeText()))) return true;
  if (ACTIVE_TYPES.has(nameIn(dict, 'Type') ?? '')) return true;
  if (ACTIVE_ACTIONS.has(nameIn(dict, 'S') ?? '')) return true;
  if (ACTIVE_ANNOTATIONS.has(nameIn(dict, 'Subtype') ?? '')) return true;
  if (hasTriggers(dict)) return true;
  const opening = context.lookup(dict.get(PDFName.of('OpenAction')));
  return opening instanceof PDFDict && nameIn(opening, 'S') !== HARMLESS_ACTION_AT_OPENING;
}

/** Tells whether the dictionary has actions that run by themselves; a font or a glyph may have the same name. */
function hasTriggers(dict: PDFDict): boolean {
  const triggers = dict.lookup(PDFName.of('AA'));
  if (!(triggers instanceof PDFDict)) return false;
  return triggers.keys().some((key) => {
    const action = triggers.lookup(key);
    return action instanceof PDFDict && action.has(PDFName.of('S'));
  });
}

function nameIn(dict: PDFDict, key: string): string | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}

function namesOf(value: PDFObject | undefined): (string | null)[] {
  if (value === undefined) return [];
  const values = value instanceof PDFArray ? value.asArray() : [value];
  return values.map((one) => (one instanceof PDFName ? one.decodeText() : null));
}
