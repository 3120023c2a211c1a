import { useState } from "react";
import { useAuth } from "#web/shell/auth.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { Inquiries } from "./inquiries.tsx";

const tabs = [{ id: "client-inquiries", name: "Client Inquiries", panel: <Inquiries /> }] as const;

/** The dashboard. It asks for the role once more by itself (specification, sections 2 and 5). */
export function Dashboard() {
  const { session } = useAuth();
  const [selected, setSelected] = useState<string>(tabs[0].id);
  if (session.user?.role !== "admin")
    return (
      <div className="grid min-h-[60vh] content-center gap-4">
        <h1 className="display text-display-s">Access Denied</h1>
        <p className="text-lead">You don't have permission to view this page.</p>
      </div>
    );
  return (
    <div className="pt-8 pb-20 lg:pt-12">
      <h1 className="display pb-5 text-display-s">Admin Dashboard</h1>
      <Tabs label="Dashboard" tabs={tabs} selected={selected} onSelect={setSelected} />
    </div>
  );
}
