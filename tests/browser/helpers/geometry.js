// What is wrong with a match on this screen: something scrolls, leaves the window, is covered, too small or cut off.
({ least, cells }) => {
  const problems = [];
  const SLACK = 1;
  const name = (el) => {
    const marks = ['data-always', 'data-piece', 'aria-label', 'class'].map((key) => el.getAttribute?.(key)).filter(Boolean);
    return `${el.tagName.toLowerCase()}[${marks.slice(0, 2).join(' ')}] "${el.textContent.trim().slice(0, 30)}"`;
  };
  const box = (el) => el.getBoundingClientRect();
  const hiddenFrom = (el) =>
    el.closest('.visually-hidden, dialog:not([open]), [hidden]') ||
    !el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = (el) => !hiddenFrom(el) && box(el).width > 0 && box(el).height > 0;
  const inside = ({ left, top, right, bottom }) =>
    left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK;

  // Nothing scrolls but the story.
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + SLACK) problems.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  if (page.scrollHeight > innerHeight + SLACK) problems.push(`the page is ${page.scrollHeight - innerHeight} px too high`);
  const stage = document.querySelector('.stage');
  if (!stage) return ['there is no stage'];
  const all = [...stage.querySelectorAll('*')];
  for (const el of all) {
    if (el instanceof SVGElement || hiddenFrom(el) || el.closest('[role=log], [data-scrolls]')) continue;
    const { overflowX, overflowY } = getComputedStyle(el);
    const scrolls = (how, more) => (how === 'auto' || how === 'scroll') && more > SLACK;
    if (scrolls(overflowX, el.scrollWidth - el.clientWidth)) problems.push(`${name(el)} scrolls sideways`);
    if (scrolls(overflowY, el.scrollHeight - el.clientHeight)) problems.push(`${name(el)} scrolls`);
  }

  // What is always visible is wholly inside the window, and nothing lies on it.
  const covered = (el) => {
    const { left, top, width, height } = box(el);
    const dx = Math.min(4, width / 4);
    const dy = Math.min(4, height / 4);
    const points = [
      [left + width / 2, top + height / 2],
      [left + dx, top + height / 2],
      [left + width - dx, top + height / 2],
      [left + width / 2, top + dy],
      [left + width / 2, top + height - dy],
    ];
    for (const [x, y] of points) {
      const seen = document.elementFromPoint(x, y);
      if (!seen || el.contains(seen) || seen.contains(el)) continue;
      return seen;
    }
    return null;
  };
  const always = all.filter((el) => el.dataset?.always);
  for (const el of always) {
    if (!shown(el)) problems.push(`${name(el)} is not shown`);
    else if (!inside(box(el))) {
      const { left, top, right, bottom } = box(el);
      problems.push(`${name(el)} leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
    } else {
      const by = covered(el);
      if (by) problems.push(`${name(el)} is covered by ${name(by)}`);
    }
  }

  // All text is inside the window, large enough and not cut off.
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const el = node.parentElement;
    if (!node.data.trim() || hiddenFrom(el) || el.closest('[role=log], [data-scrolls], style')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const drawn = el instanceof SVGElement ? Math.abs(el.getScreenCTM()?.d ?? 1) : 1;
    const size = parseFloat(getComputedStyle(el).fontSize) * drawn;
    if (size < least - 0.1) problems.push(`"${node.data.trim().slice(0, 30)}" is ${size.toFixed(1)} px high, not ${least}`);
    if (!inside(rect)) problems.push(`"${node.data.trim().slice(0, 30)}" leaves the window`);
    for (let up = el; up && up !== stage; up = up.parentElement) {
      if (up instanceof SVGElement || getComputedStyle(up).display === 'inline') continue;
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = box(up);
      const out = Math.max(edge.left - rect.left, rect.right - edge.right, edge.top - rect.top, rect.bottom - edge.bottom);
      // Line boxes are higher than letters.
      const slack = Math.max(2, size * 0.25);
      const sideways = Math.max(edge.left - rect.left, rect.right - edge.right);
      if (sideways > SLACK || out > slack) {
        problems.push(`"${node.data.trim().slice(0, 30)}" is cut off by ${name(up)}`);
        break;
      }
    }
  }

  // Everything that can be pressed is large enough for a finger.
  for (const el of stage.querySelectorAll('button, a[href], input, select')) {
    if (!shown(el) || el.closest('[role=log], [data-scrolls]')) continue;
    const { width, height } = box(el);
    const need = el.closest('[data-piece^="cell:"]') || el.querySelector('[data-piece^="cell:"]') ? cells : 44;
    if (width < need - 0.6 || height < need - 0.6) {
      problems.push(`${name(el)} is ${Math.round(width)} × ${Math.round(height)}, too small to press`);
    }
    if (!inside(box(el))) problems.push(`${name(el)} leaves the window`);
  }
  return [...new Set(problems)];
};
