// Written by `npm run generate`.

/**
 * The id of the schema that a browser and the server have to agree on before they write in one document: the layout, and
 * every block with its properties. A browser that was opened before an update has another one, and has to be reloaded.
 */
export const schemaId = 'b4c755109e4ee95c'
