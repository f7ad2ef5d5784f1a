"""What a page plays, observed from outside: its events, and the audio graph behind them."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.browser.helpers.person import Person

# Runs before the page: follows every source to the speaker.
# The event of a sound comes right after its sources have started.
LISTENING = """
globalThis.audio = { contexts: 0, unheard: [], heard: [], buzzes: 0 };
{
  const outputs = new Map();
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...more) {
    outputs.set(this, [...(outputs.get(this) ?? []), to]);
    return connect.call(this, to, ...more);
  };
  const reaches = (node) => node instanceof AudioDestinationNode || (outputs.get(node) ?? []).some(reaches);
  for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const start = prototype.start;
    prototype.start = function (...when) {
      audio.unheard.push(this);
      return start.apply(this, when);
    };
  }
  // Values that are set for a time can't be read before it.
  const values = new WeakMap();
  const setValue = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    values.set(this, value);
    return setValue.call(this, value, when);
  };
  globalThis.AudioContext = class extends AudioContext {
    constructor(...how) { super(...how); audio.contexts++; }
  };
  document.addEventListener('sound', ({ detail }) => {
    const sources = audio.unheard.splice(0);
    audio.heard.push({
      name: detail.name,
      at: performance.now(),
      sources: sources.length,
      reaches: sources.every(reaches),
      pitch: values.get(sources[0]?.frequency) ?? 0,
    });
  });
  const vibrate = Navigator.prototype.vibrate;
  Navigator.prototype.vibrate = function (...how) { audio.buzzes++; return vibrate.apply(this, how); };
}
"""
IN_THE_BACKGROUND = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"


class Heard(NamedTuple):
    """One sound that was played."""

    name: str
    at: float
    sources: int
    reaches: bool
    pitch: float


def listen(person: Person) -> None:
    """Observe the sounds of all pages that this person opens from now on."""
    person.context.add_init_script(LISTENING)


def heard(person: Person) -> list[Heard]:
    """All sounds since the page was loaded, in order; fail if one was silent."""
    state: dict[str, Any] = person.page.evaluate("({ ...audio, unheard: audio.unheard.length })")
    sounds = [Heard(**each) for each in state["heard"]]
    silent = [each.name for each in sounds if not (each.sources and each.reaches)]
    assert silent == [], f"no source of these reaches the speaker: {silent}"
    assert state["unheard"] == 0, "something plays without saying what"
    return sounds


def names_heard(person: Person) -> list[str]:
    """The names of all sounds since the page was loaded, in order."""
    return [each.name for each in heard(person)]


def contexts(person: Person) -> int:
    """How many audio contexts the page has made."""
    return int(person.page.evaluate("audio.contexts"))


def buzzes(person: Person) -> int:
    """How often the page has asked for a vibration."""
    return int(person.page.evaluate("audio.buzzes"))
