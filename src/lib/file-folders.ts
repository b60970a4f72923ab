/** Where the files that everybody may have lie in the project, and at which addresses they are. */
export const fileFolders = [
  { address: '/_next/static/', folder: '.next/static' },
  { address: '/', folder: 'public' },
]

/**
 * The same files compressed, a folder for each encoding, by their addresses. It lies beside the
 * front server because a standalone build ships that folder as it is.
 */
export const compressedFolder = '.next/front/files'
