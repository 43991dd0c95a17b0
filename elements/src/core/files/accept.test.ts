import {expect} from '@open-wc/testing';
import {isAccepted, parseAccept} from './index.js';

describe('parseAccept', () => {
  for (const [accept, tokens] of [
    ['', []],
    [null, []],
    [undefined, []],
    [' , ,', []],
    ['.pdf', ['.pdf']],
    [' .PDF ,image/*,, Application/JSON ', ['.pdf', 'image/*', 'application/json']],
    ['.tar.gz', ['.tar.gz']],
    ['image/svg+xml,image/svg+xml', ['image/svg+xml']],
    ['*/*', ['*/*']],
  ] as const) {
    it(`parses ${JSON.stringify(accept)}`, () => {
      expect(parseAccept(accept)).to.deep.equal(tokens);
    });
  }

  for (const entry of ['pdf', 'image/', '/png', '.', '*', 'image /png', 'a .pdf', '.pdf a', 'image/png/']) {
    it(`ignores "${entry}" and reports it`, () => {
      const reported: string[] = [];
      expect(parseAccept(`${entry}, .png`, wrong => reported.push(wrong))).to.deep.equal(['.png']);
      expect(reported).to.deep.equal([entry]);
    });
  }
});

describe('parseAccept', () => {
  it('reports nothing for an empty entry', () => {
    const reported: string[] = [];
    parseAccept(' , .png,, ', wrong => reported.push(wrong));
    expect(reported).to.deep.equal([]);
  });
});

describe('isAccepted', () => {
  const pdf = {name: 'Report.PDF', type: 'application/pdf'};
  const photo = {name: 'me.png', type: 'image/png'};
  const unknown = {name: 'archive.tar.gz', type: ''};

  for (const [file, accept, accepted] of [
    [pdf, '', true],
    [pdf, null, true],
    [pdf, '.pdf', true],
    [pdf, '.doc', false],
    [pdf, '.df', false],
    [pdf, 'application/pdf', true],
    [pdf, 'Application/PDF', true],
    [pdf, 'application/*', true],
    [pdf, 'image/*', false],
    [pdf, 'image/*, .pdf', true],
    [photo, 'image/*', true],
    [photo, 'image/jpeg', false],
    [photo, 'image/pn', false],
    [photo, '*/*', true],
    [unknown, '.tar.gz', true],
    [unknown, '.gz', true],
    [unknown, 'application/gzip', true],
    [unknown, 'application/zip', false],
    [{name: 'a.csv', type: ''}, 'text/csv', true],
    [{name: 'A.CSV', type: 'application/vnd.ms-excel'}, 'text/csv', true],
    [{name: 'a.csv', type: 'application/vnd.ms-excel'}, 'text/*', true],
    [{name: 'a.csv', type: 'application/vnd.ms-excel'}, 'application/vnd.ms-excel', true],
    [{name: 'a.csv', type: ''}, 'application/json', false],
    [{name: 'photo.heic', type: ''}, 'image/*', true],
    [{name: 'photo.heic', type: ''}, 'image/heic', true],
    [{name: 'photo.heic', type: ''}, 'image/jpeg', false],
    [{name: 'read.me.md', type: ''}, 'text/markdown', true],
    [{name: 'a.json', type: ''}, 'application/json', true],
    [{name: 'a.json', type: 'text/plain'}, 'application/json', true],
    [{name: 'a.zip', type: 'application/x-zip-compressed'}, 'application/zip', true],
    [{name: 'a.xml', type: ''}, 'text/xml', true],
    [{name: 'a.xml', type: ''}, 'application/xml', true],
    [{name: 'a.odp', type: ''}, 'application/vnd.oasis.opendocument.presentation', true],
    [
      {name: 'a.pptx', type: ''},
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      true,
    ],
    [{name: 'a.xlsx', type: ''}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
    [{name: 'a.mp3', type: ''}, 'audio/mpeg', true],
    [{name: 'a.eml', type: ''}, 'message/rfc822', true],
    [{name: 'a.mov', type: ''}, 'video/quicktime', true],
    [{name: 'a.mov', type: ''}, 'image/*', false],
    [{name: 'csv', type: ''}, 'text/csv', false],
    [{name: 'a.csv.exe', type: ''}, 'text/csv', false],
    [{name: 'a.constructor', type: ''}, 'text/csv', false],
    [unknown, '*/*', true],
    [unknown, 'gz', true],
    [{name: 'pdf', type: ''}, '.pdf', false],
    [{name: 'a.txt', type: 'text/plain;charset=utf-8'}, 'text/plain', true],
    [{name: 'a', type: ' Text/Plain ; charset=utf-8'}, 'text/plain', true],
  ] as const) {
    it(`${accepted ? 'accepts' : 'refuses'} ${file.name} (${file.type}) for ${JSON.stringify(accept)}`, () => {
      expect(isAccepted(file, accept)).to.equal(accepted);
    });
  }
});
