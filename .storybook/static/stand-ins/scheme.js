// Shows a mock in the color scheme of the story around it, not the system's.
const around = parent.document.documentElement;
const follow = () => {
  document.documentElement.style.colorScheme = around.dataset.mantineColorScheme ?? '';
};
new MutationObserver(follow).observe(around, { attributeFilter: ['data-mantine-color-scheme'] });
follow();
