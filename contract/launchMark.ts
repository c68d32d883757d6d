/**
 * The attribute of the front page that says which launch it shows: the time of the launch, ISO 8601. The back office
 * reads it to show a curator that readers have the page.
 */
export const launchMark = 'data-launched'
