import { Component, type ReactNode } from "react";
import { chatStore, start } from "./chat.ts";
import { FailedNotice } from "./failed-notice.tsx";

/** Shows what to do in place of its children when one of them throws. */
export class PanelBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  override state = { isBroken: false };
  private readonly retry = () => {
    chatStore.set(chatStore.getInitial());
    this.setState({ isBroken: false });
    void start();
  };
  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="chat-log">
        <FailedNotice problem="broken" onRetry={this.retry} />
      </div>
    );
  }
}
