/** Payload's own words where the product says them otherwise: sentence case, and results without "successfully". */
export const adminWords = {
  general: {
    createNew: 'Create new',
    creatingNewLabel: 'Not saved yet',
    deletedCountSuccessfully: 'Deleted {{count}} {{label}}.',
    deletedSuccessfully: 'Deleted.',
    noLabel: '—',
    noResults: 'No data found',
    noResultsFound: 'No data found',
    noResultsDescription: 'There is nothing here yet, or nothing matches the filters above.',
    payloadSettings: 'Settings',
    permanentlyDeletedCountSuccessfully: 'Permanently deleted {{count}} {{label}}.',
    restoredCountSuccessfully: 'Restored {{count}} {{label}}.',
    successfullyCreated: '{{label}} created.',
    successfullyDuplicated: '{{label}} duplicated.',
    titleDeleted: '{{label}} "{{title}}" deleted.',
    titleRestored: '{{label}} "{{title}}" restored.',
    updatedCountSuccessfully: 'Updated {{count}} {{label}}.',
    updatedLabelSuccessfully: 'Updated {{label}}.',
    updatedSuccessfully: 'Updated.',
  },
  upload: { bulkUpload: 'Bulk upload' },
  version: {
    aboutToRestore:
      'The version of {{versionDate}} becomes the draft. Readers keep what they have until you publish it.',
    autosavedSuccessfully: 'Autosaved.',
    confirmVersionRestoration: 'Restore this version?',
    draftSavedSuccessfully: 'Draft saved.',
    restoredSuccessfully: 'Restored as the draft.',
    scheduledSuccessfully: 'Scheduled.',
    unpublishedSuccessfully: 'Unpublished.',
  },
}
