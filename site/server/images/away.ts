/** A file or picture is temporarily unavailable, for instance because the source cannot be reached. */
export class Away extends Error {}
