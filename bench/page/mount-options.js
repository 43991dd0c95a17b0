/** The options of each select; the second one is selected. Some libraries name the text `text`, others `label`. */
export const OPTIONS = Array.from({length: 10}, (_, index) => ({
  value: `v${index}`,
  label: `Choice ${index}`,
  text: `Choice ${index}`,
}));
