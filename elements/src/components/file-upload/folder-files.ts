import type {FileValue} from './file-value.js';

/** Files that systems create in folders, and that users do not see. */
const SYSTEM_FILE = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** What was found in dropped folders. */
export interface FoundFiles {
  /** Each file with its path from the dropped folder, such as `photos/2026/ada.jpg`. */
  readonly files: readonly FileValue[];
  /** The paths of files and folders that could not be read. */
  readonly unread: readonly string[];
}

/** Reads dropped files and folders, with the folders in them, in order. System files such as `.DS_Store` are left out. */
export async function readEntries(entries: readonly FileSystemEntry[]): Promise<FoundFiles> {
  const files: FileValue[] = [];
  const unread: string[] = [];
  for (const entry of entries) await visit(entry);
  return {files, unread};

  async function visit(entry: FileSystemEntry): Promise<void> {
    const path = entry.fullPath.replace(/^\//, '');
    try {
      if (entry.isDirectory) for (const child of await childrenOf(entry)) await visit(child);
      else if (!SYSTEM_FILE.test(entry.name)) files.push({path, file: await fileOf(entry)});
    } catch {
      unread.push(path);
    }
  }
}

function fileOf(entry: FileSystemEntry): Promise<File> {
  return new Promise((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
}

/** Browsers return the entries of a folder in several lists, of which the last is empty. */
async function childrenOf(entry: FileSystemEntry): Promise<FileSystemEntry[]> {
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (next.length === 0) return children;
    children.push(...next);
  }
}
