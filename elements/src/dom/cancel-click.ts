/** Cancels the click after a drag or a long press. It follows immediately after the pointer is released, or not at all. */
export function cancelClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, {capture: true, once: true});
  setTimeout(() => removeEventListener('click', swallow, {capture: true}));
}
