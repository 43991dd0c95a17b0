import {filteredRange} from './sheet-xml.js';
import type {Sheet} from './sheet.js';
import {sheetName} from './sheet-name.js';
import {xmlText} from './xml-text.js';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The paths of the parts. */
export const [TYPES, SHEET, STYLES] = ['[Content_Types].xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'];
const [WORKBOOK, PROPERTIES] = ['xl/workbook.xml', 'docProps/core.xml'];

const types = [
  ['Default Extension="rels"', 'application/vnd.openxmlformats-package.relationships+xml'],
  [`Override PartName="/${WORKBOOK}"`, `${CONTENT}.sheet.main+xml`],
  [`Override PartName="/${SHEET}"`, `${CONTENT}.worksheet+xml`],
  [`Override PartName="/${STYLES}"`, `${CONTENT}.styles+xml`],
  [`Override PartName="/${PROPERTIES}"`, 'application/vnd.openxmlformats-package.core-properties+xml'],
].map(([part, type]) => `<${part} ContentType="${type}"/>`);

/** What says of what type each part is. It is the first one, by which programs recognize the file. */
export const typesXml = `<Types xmlns="${PACKAGE}/content-types">${types.join('')}</Types>`;

/** Returns the parts of a workbook besides its types, sheet, and styles, by path. */
export function workbookParts(sheet: Sheet): Readonly<Record<string, string>> {
  return {
    '_rels/.rels': relations(
      [`${OFFICE}/officeDocument`, WORKBOOK],
      [`${PACKAGE}/relationships/metadata/core-properties`, PROPERTIES],
    ),
    'xl/_rels/workbook.xml.rels': relations(
      [`${OFFICE}/worksheet`, 'worksheets/sheet1.xml'],
      [`${OFFICE}/styles`, 'styles.xml'],
    ),
    [WORKBOOK]: workbookXml(sheet),
    [PROPERTIES]: propertiesXml(sheet),
  };
}

function relations(...targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

function workbookXml(sheet: Sheet): string {
  const name = sheetName(sheet.name || sheet.title);
  const quoted = xmlText(`'${name.replaceAll("'", "''")}'`);
  const defined = (id: string, attributes: string, range: string) =>
    `<definedName name="_xlnm.${id}" localSheetId="0"${attributes}>${quoted}!${range}</definedName>`;
  // Some programs know the filter only by this name. The header is printed on each page.
  const names = [
    sheet.columns.length > 0 ? defined('_FilterDatabase', ' hidden="1"', filteredRange(sheet)) : '',
    defined('Print_Titles', '', '$1:$1'),
  ];
  return [
    `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}">`,
    '<bookViews><workbookView/></bookViews>',
    `<sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets>`,
    `<definedNames>${names.join('')}</definedNames></workbook>`,
  ].join('');
}

function propertiesXml({title, lang}: Sheet): string {
  const properties = `<dc:title>${xmlText(title)}</dc:title><dc:language>${xmlText(lang)}</dc:language>`;
  return `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${properties}</cp:coreProperties>`;
}
