// Shows a stub in the color scheme of the story around it, whatever the system's is.
const around = parent.document.documentElement;
const follow = () => {
  document.documentElement.style.colorScheme = around.dataset.mantineColorScheme ?? '';
};
new MutationObserver(follow).observe(around, { attributeFilter: ['data-mantine-color-scheme'] });
follow();
