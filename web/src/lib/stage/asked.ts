// What the server has said about pieces of one position.
import type { Scene } from '$lib/table/scene';
import type { About } from '../../wire';

export class Asked {
  private readonly answers = new Map<string, Promise<About | null>>();
  private position: unknown;

  /** What is said about a piece now, asked once for each position; null for a piece without a sheet. */
  about(scene: Scene, piece: string): Promise<About | null> {
    const position = scene.batch ?? scene.view;
    if (this.position !== position) {
      this.answers.clear();
      this.position = position;
    }
    const known = this.answers.get(piece);
    if (known) return known;
    // After a refusal, or without a connection, there is nothing to show.
    const answer = scene.about ? scene.about(piece).catch(() => null) : Promise.resolve(null);
    this.answers.set(piece, answer);
    return answer;
  }
}
