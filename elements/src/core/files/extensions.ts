/**
 * The extensions of common types. Systems report many of these files without a type, or with that of the app that opens them,
 * such as `application/vnd.ms-excel` for `.csv`.
 * A subtype is followed by its extensions, unless it is one itself.
 */
const TYPES: Readonly<Record<string, string>> = {
  application:
    'epub+zip=epub gzip=gz json msword=doc pdf rtf vnd.ms-excel=xls vnd.ms-powerpoint=ppt ' +
    'vnd.oasis.opendocument.presentation=odp vnd.oasis.opendocument.spreadsheet=ods vnd.oasis.opendocument.text=odt ' +
    'vnd.openxmlformats-officedocument.presentationml.presentation=pptx ' +
    'vnd.openxmlformats-officedocument.spreadsheetml.sheet=xlsx ' +
    'vnd.openxmlformats-officedocument.wordprocessingml.document=docx xml yaml=yaml,yml zip',
  audio: 'aac flac mp4=m4a mpeg=mp3 ogg=oga,ogg,opus wav',
  image: 'avif bmp gif heic heif jpeg=jpeg,jpg png svg+xml=svg tiff=tif,tiff webp',
  message: 'rfc822=eml',
  text: 'calendar=ics css csv html=htm,html markdown=markdown,md plain=log,txt tab-separated-values=tsv vtt xml',
  video: 'mp4 mpeg=mpeg,mpg quicktime=mov webm x-m4v=m4v x-matroska=mkv x-msvideo=avi',
};

/** Returns the types that the extension of a file name stands for. */
export function typesOfName(name: string): readonly string[] {
  const [, extension = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  return Object.entries(TYPES).flatMap(([kind, subtypes]) =>
    subtypes.split(' ').flatMap(entry => {
      const [subtype, extensions = entry] = entry.split('=');
      return extensions.split(',').includes(extension) ? `${kind}/${subtype}` : [];
    }),
  );
}
