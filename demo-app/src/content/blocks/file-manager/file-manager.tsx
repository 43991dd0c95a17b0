import {Button, EmptyState, Menu, MenuItem, useToast} from '@life-changers/react';
import {useRef, useState, type ChangeEvent} from 'react';
import {NameModal, type SharedFile} from './name-modal.js';
import {dayText, files, listOf, newId, pathTo, sendFile, sizeText} from './shared-files.js';

const today = () => new Date().toISOString().slice(0, 10);

/** The files of a folder: they are added, renamed, and deleted, which can be undone. */
export default function FileManager() {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(files);
  const [folder, setFolder] = useState('');
  const [naming, setNaming] = useState<Partial<SharedFile> | null>(null);

  const shown = listOf(all, folder);
  const path = pathTo(all, folder);

  const open = (id: string) => {
    setFolder(id);
    // What was pressed is gone.
    heading.current?.focus();
  };
  const rename = (name: string) => {
    if (naming === null) return;
    const {id = newId()} = naming;
    const made = {id, parent: folder, kind: 'folder', size: 0, changed: today(), ...naming, name};
    setAll([...all.filter(file => file.id !== id), made]);
    setNaming(null);
  };
  const remove = (file: SharedFile) => {
    setAll(all.filter(({id}) => id !== file.id));
    toast(`${file.name} is deleted.`, {action: {text: 'Undo', onClick: () => setAll(all)}});
    heading.current?.focus();
  };
  const send = async (file: File, attempt = 0) => {
    try {
      await sendFile(file, attempt);
    } catch {
      const again = {text: 'Try again', onClick: () => void send(file, attempt + 1)};
      toast.error(`${file.name} was not added.`, {action: again});
      return;
    }
    const added = {
      id: newId(),
      parent: folder,
      name: file.name,
      kind: 'file',
      size: file.size,
    };
    setAll(before => [...before, {...added, changed: today()}]);
    toast.success(`${file.name} is added.`);
  };
  const addFiles = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    for (const file of currentTarget.files ?? []) void send(file);
    currentTarget.value = '';
  };

  return (
    <section className="files-block" aria-labelledby="files-heading">
      <header>
        <h2 id="files-heading" ref={heading} tabIndex={-1}>
          {path.at(-1)?.name ?? 'Files'}
        </h2>
        <div className="files-actions">
          <Button text="New folder" variant="secondary" onClick={() => setNaming({})} />
          <Button text="Add files" onClick={() => input.current?.click()} />
          <input ref={input} type="file" multiple hidden aria-label="Files to add" onChange={addFiles} />
        </div>
      </header>
      {folder !== '' && (
        <nav aria-label="Folders">
          <ol>
            <li>
              <button type="button" onClick={() => open('')}>
                Files
              </button>
            </li>
            {path.map(({id, name}) => (
              <li key={id} aria-current={id === folder ? 'location' : undefined}>
                {id === folder ? (
                  name
                ) : (
                  <button type="button" onClick={() => open(id)}>
                    {name}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {shown.length === 0 ? (
        <EmptyState headingLevel={3} title="This folder is empty">
          Add files, or a folder for them.
        </EmptyState>
      ) : (
        <ul aria-labelledby="files-heading">
          {shown.map(file => (
            <li key={file.id} className={`files-${file.kind}`}>
              {file.kind === 'folder' ? (
                <button type="button" onClick={() => open(file.id)}>
                  {file.name}
                </button>
              ) : (
                <span>{file.name}</span>
              )}
              <small>{file.kind === 'folder' ? 'Folder' : sizeText(file.size)}</small>
              <small>{dayText(file.changed)}</small>
              <Menu
                placement="bottom-end"
                onMenuSelect={({detail}) => (detail.value === 'rename' ? setNaming(file) : remove(file))}
              >
                <Button
                  slot="trigger"
                  text="Actions"
                  aria-label={`Actions for ${file.name}`}
                  size="sm"
                  variant="ghost"
                  onClick={() => {}}
                />
                <MenuItem value="rename">Rename</MenuItem>
                <MenuItem value="delete" danger>
                  Delete
                </MenuItem>
              </Menu>
            </li>
          ))}
        </ul>
      )}
      <NameModal
        naming={naming}
        others={shown.filter(({id}) => id !== naming?.id)}
        onName={rename}
        onHide={() => setNaming(null)}
      />
    </section>
  );
}
