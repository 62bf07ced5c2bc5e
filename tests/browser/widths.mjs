// Texts that are wider than the place they stand in.

/**
 * Walks through all visible texts of the page, those inside the board too. A text has room if it ends inside every box around
 * it that is seen as one, and nothing of it is cut off. What scrolls sideways has room inside.
 */
export function tooWide(page) {
  return page.evaluate(() => {
    const kBoxes =
      'button,a,h1,h2,summary,label,li,td,th,legend,p,fieldset,.plate,.plate-turn,.line,.preset,.field,dialog,.dialog-body,section,aside,main,header,.top-rules';
    const found = [];
    const told = (element, text, why) =>
      `"${text.trim().slice(0, 60)}" in ${element.tagName.toLowerCase()}.${String(element.className).replaceAll(' ', '.')}: ${why}`;

    /** The dialog that is open covers what is behind it. */
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const start = dialog ?? document.body;

    function* texts(root) {
      for (const node of root.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== '') yield node;
        if (node.nodeType !== Node.ELEMENT_NODE || node.matches('script,style,option,svg,dialog:not([open])')) continue;
        if (node.shadowRoot) yield* texts(node.shadowRoot);
        yield* texts(node);
      }
    }
    const outer = (node) =>
      node.parentElement ?? (node.getRootNode() instanceof ShadowRoot ? node.getRootNode().host : null);

    for (const text of texts(start)) {
      const parent = outer(text);
      if (!parent || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('.unseen, .skip:not(:focus)')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (rects.length === 0) continue;
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      // What is fixed to the screen has left the boxes around it.
      const fixed = (box) => box && getComputedStyle(box).position === 'fixed';
      for (let box = parent, last = null; box && box !== document.documentElement && !fixed(last); box = outer(box)) {
        last = box;
        const style = getComputedStyle(box);
        if (
          /auto|scroll/.test(style.overflowX) &&
          box.scrollWidth > box.clientWidth + 1 &&
          !box.matches('.dialog-body,dialog')
        )
          break;
        const hides = /hidden|clip/.test(style.overflowX);
        if (!hides && !box.matches(kBoxes)) continue;
        const edge = box.getBoundingClientRect();
        if (edge.width === 0) continue;
        if (left < edge.left - 1 || right > edge.right + 1) {
          found.push(
            told(
              box,
              text.textContent,
              `${Math.round(left)}..${Math.round(right)} outside ${Math.round(edge.left)}..${Math.round(edge.right)}`,
            ),
          );
          break;
        }
      }
    }

    // A choice shows no more of an entry than it is wide without its arrow.
    const kArrow = 16;
    const canvas = document.createElement('canvas').getContext('2d');
    for (const select of start.querySelectorAll('select')) {
      if (!select.checkVisibility()) continue;
      const style = getComputedStyle(select);
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const arrow = style.appearance === 'none' ? 0 : kArrow;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      for (const option of select.options) {
        const width = canvas.measureText(option.label).width;
        if (width > room + 1)
          found.push(told(select, option.label, `${Math.round(width)} px in a choice of ${Math.round(room)}`));
      }
    }
    for (const input of start.querySelectorAll('input[placeholder]')) {
      if (!input.checkVisibility() || input.placeholder === '') continue;
      const style = getComputedStyle(input);
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const width = canvas.measureText(input.placeholder).width;
      if (width > room + 1)
        found.push(told(input, input.placeholder, `${Math.round(width)} px in a field of ${Math.round(room)}`));
    }
    return found;
  });
}
