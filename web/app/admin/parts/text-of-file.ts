type Unreadable = 'notUtf8' | 'changedOnDisk';

/** Reads it as UTF-8: spreadsheets save in other encodings too, whose letters would come as others. */
export async function textOf(file: File): Promise<{ content: string } | { problem: Unreadable }> {
  // Browsers refuse to read a file that was saved again since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: 'changedOnDisk' };
  try {
    return { content: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'notUtf8' };
  }
}
