// Lines of the toolbar's icons, in 24 by 24.
export const toolIcons = {
  undo: 'M9 14L4 9L9 4M4 9H14A6 6 0 0 1 14 21H11',
  redo: 'M15 14L20 9L15 4M20 9H10A6 6 0 0 0 10 21H13',
  next: 'M3 12H15M10 7L15 12L10 17M20 6V18',
  hint: 'M9 17C9 14 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14 15 17ZM9 21H15',
  marks: 'M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM9 12A3 3 0 0 0 15 12A3 3 0 0 0 9 12',
  help: 'M8 9A4 4 0 1 1 13.5 12.7C12.4 13.2 12 14 12 15M12 19V19.1',
};
