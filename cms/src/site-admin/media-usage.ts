/** A picture that sections show is not deleted; the details name them (409). */
export class PictureInUse extends Error {
  constructor(readonly details: { sections: string[] }) {
    super('Sections show this picture still');
  }
}
