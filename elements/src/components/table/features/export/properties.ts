import type {FeatureDeclaration} from '../../model/feature-declaration.js';

/**
 * The download of rows.
 *
 * @csspart copy-button - The button that copies the selected rows.
 * @csspart download - The button that downloads the rows, and its message.
 * @csspart download-button - The button that downloads the rows.
 */
export interface ExportProperties {
  /**
   * Shows a button that downloads all rows that match as a CSV file with this name; without a name, that of the `label`.
   * It needs `import '@life-changers/elements/table-export'`.
   */
  download: string | null | undefined;
}

export const exportDeclaration: FeatureDeclaration<ExportProperties> = {
  name: 'export',
  need: 'download',
  isNeeded: ({download}) => typeof download === 'string',
  properties: {
    download: {default: null},
  },
};
