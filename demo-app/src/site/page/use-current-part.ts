import {useEffect, useState} from 'react';
import {useLocation} from 'react-router-dom';

/**
 * The part of the window that a section must reach to be the current one: the upper third, below the navbar. Of several, it
 * is the last one, or the one that the address names.
 */
const READING_AREA = '-15% 0px -65% 0px';

const idOf = (section: Element) => section.getAttribute('aria-labelledby') ?? '';
/** At the end of a page, sections can be visible that cannot reach the reading area. */
const isAtEnd = () => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
const isVisible = (section: Element) => section.getBoundingClientRect().top < innerHeight;
const isAbove = (section: Element) => section.getBoundingClientRect().bottom < innerHeight * 0.35;

/**
 * Returns the id of the section that the reader has scrolled to: the first one until another is reached, and at the end of
 * the page the last one, or the one that the address names.
 */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const {hash} = useLocation();
  const key = ids.join(' ');

  useEffect(() => {
    const seen = new Set<string>();
    const sections = key.split(' ').flatMap(id => document.getElementById(id)?.closest('section') ?? []);
    const isNamed = (part: Element) => `#${idOf(part)}` === hash;
    const atEnd = () => sections.find(part => isNamed(part) && isVisible(part)) ?? sections.at(-1);
    const inArea = () =>
      // Between two sections, or after a jump, none is in the reading area.
      sections.find(part => seen.has(idOf(part)) && isNamed(part)) ??
      sections.findLast(part => seen.has(idOf(part))) ??
      sections.findLast(isAbove) ??
      sections[0];
    const update = () => {
      const section = isAtEnd() ? atEnd() : inArea();
      setCurrent(section === undefined ? null : idOf(section));
    };
    const observer = new IntersectionObserver(
      entries => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) seen.add(idOf(target));
          else seen.delete(idOf(target));
        }
        update();
      },
      {rootMargin: READING_AREA},
    );
    for (const section of sections) observer.observe(section);
    // The observer reports everything but the end of the page.
    let wasAtEnd = isAtEnd();
    const handleScroll = () => {
      if (isAtEnd() === wasAtEnd) return;
      wasAtEnd = !wasAtEnd;
      update();
    };
    addEventListener('scroll', handleScroll, {passive: true});
    return () => {
      observer.disconnect();
      removeEventListener('scroll', handleScroll);
    };
  }, [key, hash]);

  return current;
}
