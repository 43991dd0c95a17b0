/** Finds the control inside an element, because Testing Library does not search shadow roots. */
export async function controlOf(label: string, tag: string): Promise<HTMLInputElement> {
  const found = [...document.querySelectorAll<HTMLElement & {label?: string; text?: string}>(tag)].find(
    element => [element.label, element.text, element.textContent?.trim()].includes(label),
  );
  if (!found) throw new Error(`There is no <${tag}> with the label "${label}".`);
  await (found as unknown as {updateComplete: Promise<boolean>}).updateComplete;
  return found.shadowRoot!.querySelector<HTMLInputElement>('#control, button, input')!;
}

/** Returns the message below the field with this label, or an empty string. */
export async function messageOf(label: string, tag: string): Promise<string> {
  const control = await controlOf(label, tag);
  const host = (control.getRootNode() as ShadowRoot).host as HTMLElement & {updateComplete: Promise<boolean>};
  await host.updateComplete;
  return host.shadowRoot!.querySelector('[part=message]')?.textContent?.trim() ?? '';
}
