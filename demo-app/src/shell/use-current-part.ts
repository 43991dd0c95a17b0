import {useEffect, useState} from 'react';

/** The part of the window that a section must reach to be the current one: the upper third, below the navbar. */
const READING_AREA = '-15% 0px -65% 0px';

/** Returns the id of the section that the reader has scrolled to, or null above the first. */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      entries => {
        for (const {target, isIntersecting} of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        const first = key.split(' ').find(id => seen.has(id));
        if (first !== undefined) setCurrent(first);
      },
      {rootMargin: READING_AREA},
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}
