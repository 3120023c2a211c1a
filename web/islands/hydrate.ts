import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

type Children = [child: ChildNode, text: string | null][];

/** What the scripts of every page leave on the nodes of an island: what the server sent, and a deferred event. */
export type IslandNode = Node & { sent?: Children; deferred?: [Event, Element] };

/** The children of a node, each with its text. */
const childrenOf = (node: Node): Children => [...node.childNodes].map((child) => [child, child.nodeValue]);

/** Gives each node in `root` its former children and texts, and moves no other: a moved field would lose its focus. */
function arrange(root: Node, former: (node: Node) => Children | undefined) {
  const focused = document.activeElement as HTMLElement | null;
  const arrangeIn = (node: Node) => {
    const children = former(node);
    if (!children) return;
    const kept = new Set<Node>(children.map(([child]) => child));
    for (const child of [...node.childNodes]) if (!kept.has(child)) child.remove();
    for (const [index, [child, text]] of children.entries()) {
      if (node.childNodes[index] !== child) node.insertBefore(child, node.childNodes[index] ?? null);
      if (child.nodeValue !== text) child.nodeValue = text;
      arrangeIn(child);
    }
  };
  arrangeIn(root);
  if (document.activeElement !== focused) focused?.focus({ preventScroll: true });
}

function replay(event: Event, target: Element) {
  if (event.type === "click") (target as HTMLElement).click();
  else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent("keydown", event));
  else if (target instanceof HTMLFormElement && event instanceof SubmitEvent)
    target.requestSubmit(event.submitter?.isConnected ? event.submitter : null);
}

/**
 * Astro's renderer for React in the browser, in place of its own: it hydrates at once, while the island holds what the server
 * sent. Otherwise React would replace an island that a translator or an extension has changed, and what was typed into it.
 * Their changes return afterward, unless the island changed itself; then comes the event that it deferred. No island has a
 * named slot.
 */
export default (island: Element & IslandNode) =>
  (Component: ComponentType<object>, props: object, { default: slot }: { default?: string }) => {
    const html = slot && { dangerouslySetInnerHTML: { __html: slot }, suppressHydrationWarning: true };
    const changed = new Map([island, ...island.querySelectorAll("*")].map((node) => [node as Node, childrenOf(node)]));
    const changes = new MutationObserver(() => {});
    arrange(island, (node: IslandNode) => node.sent);
    changes.observe(island, { subtree: true, childList: true, characterData: true });
    flushSync(() => {
      hydrateRoot(island, createElement(Component, props, html && createElement("astro-slot", html)), {
        identifierPrefix: island.getAttribute("prefix") ?? "",
      });
    });
    if (changes.takeRecords().length === 0) arrange(island, (node) => changed.get(node));
    changes.disconnect();
    island.removeAttribute("ssr");
    if (island.deferred) replay(...island.deferred);
  };

// React removes a text from where it wrote it, and inserts beside it. A translator has moved it into an element of its own, or
// taken it away; the error would remove the whole island (facebook/react#11538).
const { insertBefore, removeChild } = Node.prototype;
Node.prototype.removeChild = <Child extends Node>(child: Child) =>
  child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
  let before = next;
  while (before && before.parentNode !== this) before = before.parentNode;
  return insertBefore.call(this, child, before) as Child;
};
