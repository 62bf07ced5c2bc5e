/** After a swap of sides the single viewer sees the board from the other side: it turns once. */
const kTurn = 600;

export function turnBoard(): void {
  const box = document.querySelector('.board-box');
  if (!box || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  box.animate([{ transform: 'rotate(-180deg)' }, { transform: 'rotate(0deg)' }], {
    duration: kTurn,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
}
