import {useEffect, useState} from 'react';

/** The part of the window that a section must reach to be the current one: the upper third, below the navbar. */
const READING_AREA = '-15% 0px -65% 0px';

const idOf = (section: Element) => section.getAttribute('aria-labelledby') ?? '';
const isAbove = (section: Element) => section.getBoundingClientRect().bottom < innerHeight * 0.35;

/** Returns the id of the section that the reader has scrolled to: the first one until another is reached. */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    const seen = new Set<string>();
    const sections = key.split(' ').flatMap(id => document.getElementById(id)?.closest('section') ?? []);
    const observer = new IntersectionObserver(
      entries => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) seen.add(idOf(target));
          else seen.delete(idOf(target));
        }
        // Between two sections, or after a jump, none is in the reading area.
        const section =
          sections.find(part => seen.has(idOf(part))) ?? sections.findLast(isAbove) ?? sections[0];
        setCurrent(section === undefined ? null : idOf(section));
      },
      {rootMargin: READING_AREA},
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
