/** What others do to a page, each a function that runs in it and uses nothing else. */
export const changesByOthers = {
  "a translator has replaced its texts": () => {
    const replace = (text: Text) => {
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstElementChild?.append(`${text.data}’`);
      text.replaceWith(font);
    };
    const replaceIn = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts)
        if (text.data.trim() && !text.parentElement?.closest("font, script, style, textarea, option")) replace(text);
    };
    replaceIn(document.body);
    // It goes on.
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) for (const node of [...addedNodes, target]) replaceIn(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  },
  "a translator has wrapped its texts": () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, option")) continue;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
      text.data += "’";
    }
  },
  "an extension has put elements beside its fields": () => {
    for (const field of document.querySelectorAll("input, textarea, select, button")) {
      field.insertAdjacentHTML("beforebegin", "<div data-x></div>");
      field.insertAdjacentHTML("afterend", "<div data-x></div>");
      field.setAttribute("data-x", "");
      field.setAttribute("autocomplete", "off");
    }
  },
  "an extension has put its fields into elements": () => {
    for (const field of document.querySelectorAll("main input, main textarea, main select")) {
      const wrapper = document.createElement("div");
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
};
